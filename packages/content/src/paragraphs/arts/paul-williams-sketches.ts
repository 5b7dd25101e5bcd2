import type { Paragraph } from "../paragraph.ts";

export const paulWilliamsSketches: Paragraph = {
  id: "paul-williams-sketches",
  field: "arts",
  source:
    "Standard histories of American architecture; encyclopedia entries on Paul Revere Williams",
  text:
    "Paul Revere Williams, who in 1923 became the first African American member of the " +
    "American Institute of Architects, trained himself to sketch upside down. Because some " +
    "white clients were reluctant to sit beside a Black architect, he faced them across a " +
    "table, drawing each house so that it appeared right side up to them.",
  joints: [
    {
      kind: "inset",
      after:
        "who in 1923 became the first African American member of the American Institute of Architects",
      next: "trained himself to sketch upside down",
      verb: "trained",
    },
    { kind: "dependent-first", after: "he faced them across a table", verbs: ["were", "faced"] },
    { kind: "noun-and-phrase", after: "of the American Institute of Architects" },
    { kind: "verb-and-complement", after: "himself to sketch upside down", verb: "trained" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to sit", base: "sit", beside: "reluctant" },
    {
      kind: "finite",
      verb: "trained",
      base: "train",
      subject: "Paul Revere Williams",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "drawing", base: "draw", beside: "faced" },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "some white clients",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it appeared right side", antecedent: "each house" }],
};
