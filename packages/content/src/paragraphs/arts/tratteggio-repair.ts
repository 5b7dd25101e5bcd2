import type { Paragraph } from "../paragraph.ts";

export const tratteggioRepair: Paragraph = {
  id: "tratteggio-repair",
  version: 2,
  field: "arts",
  source: "Standard works on the conservation of paintings; encyclopedia entries on Cesare Brandi",
  text:
    "A conservator who repairs a damaged fresco may match the lost area exactly to its surroundings. " +
    "Alternatively, the gap can be filled with fine vertical lines, which merge with the image at a distance " +
    "but remain visible at close range. The latter method, called *tratteggio*, was developed in Rome in the " +
    "1940s under art historian Cesare Brandi.",
  joints: [
    {
      kind: "essential",
      after: "who repairs a damaged fresco",
      next: "may match the lost area exactly to its surroundings",
      verb: "may match",
    },
    {
      kind: "inset",
      after: "called *tratteggio*",
      next: "was developed in Rome in the 1940s under art historian Cesare Brandi",
      verb: "was developed",
    },
    { kind: "title-and-name", title: "art historian", after: "Cesare Brandi" },
    {
      kind: "verb-and-complement",
      after: "the lost area exactly to its surroundings",
      verb: "may match",
    },
    { kind: "preposition-and-object", after: "fine vertical lines" },
    { kind: "preposition-and-object", after: "close range" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "repairs",
      base: "repair",
      antecedent: "A conservator",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast"],
      words: "Alternatively",
      first:
        "A conservator who repairs a damaged fresco may match the lost area exactly to its surroundings",
      second: "the gap can be filled with fine vertical lines",
      why: "The first statement says that a conservator may match a lost area of fresco exactly to its surroundings, and the second says that a gap in a fresco can be filled with fine vertical lines.",
    },
  ],
  pronouns: [{ word: "its", at: "its surroundings", antecedent: "the lost area" }],
};
