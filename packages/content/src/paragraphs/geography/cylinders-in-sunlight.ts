import type { Paragraph } from "../paragraph.ts";

export const cylindersInSunlight: Paragraph = {
  id: "cylinders-in-sunlight",
  version: 3,
  field: "geography",
  source: "Histories of climate science; biographies of Eunice Foote",
  text: "In an experiment that was reported in 1856, American scientist Eunice Foote placed glass cylinders containing various gases in sunlight and recorded the temperature of each. The cylinder that held carbon dioxide became hotter than the others; moreover, it took many times as long to cool once it had been moved to the shade. An atmosphere rich in the gas, she concluded, would give Earth a warmer climate.",
  joints: [
    {
      kind: "turning-clauses",
      after: "moreover, it took many times as long to cool once it had been moved to the shade",
      verbs: ["became", "took"],
    },
    {
      kind: "essential",
      after: "that held carbon dioxide",
      next: "became hotter than the others",
      verb: "became",
    },
    {
      kind: "second-verb",
      after: "recorded the temperature of each",
      verbs: ["placed", "recorded"],
    },
    { kind: "title-and-name", title: "American scientist", after: "Eunice Foote" },
    {
      kind: "inset",
      after: "she concluded",
      next: "would give Earth a warmer climate",
      verb: "would give",
    },
    {
      kind: "clauses",
      after: "The cylinder that held carbon dioxide became hotter than the others",
      verbs: ["placed", "became"],
    },
    { kind: "verb-and-complement", after: "the temperature of each", verb: "recorded" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "placed",
      base: "place",
      subject: "American scientist Eunice Foote",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it took many times", antecedent: "The cylinder" }],
};
