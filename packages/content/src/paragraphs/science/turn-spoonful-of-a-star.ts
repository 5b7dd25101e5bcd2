import type { Paragraph } from "../paragraph.ts";

export const turnSpoonfulOfAStar: Paragraph = {
  id: "turn-spoonful-of-a-star",
  version: 2,
  field: "science",
  source: "Textbooks of astronomy; encyclopedias",
  text:
    "The matter of a neutron star, the collapsed core that remains after a massive star has exploded, is " +
    "packed extraordinarily tightly; in fact, a teaspoon of it would weigh billions of tons on Earth, about " +
    "as much as a mountain.",
  joints: [
    { kind: "noun-and-phrase", after: "of a neutron star" },
    {
      kind: "turning-clauses",
      after:
        "in fact, a teaspoon of it would weigh billions of tons on Earth, about as much as a mountain",
      verbs: ["is packed", "would weigh"],
    },
    { kind: "verb-and-complement", after: "billions of tons on Earth", verb: "would weigh" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is packed",
      base: "pack",
      subject: "The matter",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "remains",
      base: "remain",
      antecedent: "the collapsed core",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "example"],
      words: "in fact",
      first:
        "The matter of a neutron star, the collapsed core that remains after a massive star has exploded, is packed extraordinarily tightly",
      second: "a teaspoon of it would weigh billions of tons on Earth, about as much as a mountain",
      why: "The first statement says that the matter of a neutron star is packed extraordinarily tightly, and the second says that a teaspoon of a neutron star would weigh billions of tons on Earth.",
    },
  ],
};
