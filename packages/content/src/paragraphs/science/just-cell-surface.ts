import type { Paragraph } from "../paragraph.ts";

export const justCellSurface: Paragraph = {
  id: "just-cell-surface",
  version: 3,
  field: "science",
  source: "Histories of biology; biographical dictionaries",
  text:
    "Many biologists of the early twentieth century treated the nucleus as the sole director of a cell's " +
    "development. Ernest Everett Just, who examined the eggs of marine animals at Woods Hole in " +
    "Massachusetts, did not consider the surface of an egg a mere wrapping. Rather, in *The Biology of the " +
    "Cell Surface* (1939), he argued that it takes an active part in fertilization.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Rather, in *The Biology of the Cell Surface* (1939), he argued that it takes an active part in " +
        "fertilization",
      verbs: ["did", "argued"],
    },
    {
      kind: "inset",
      after: "who examined the eggs of marine animals at Woods Hole in Massachusetts",
      next: "did not consider the surface of an egg a mere wrapping",
      verb: "did",
    },
    {
      kind: "subject-and-verb",
      after: "treated the nucleus as the sole director of a cell's development",
      verb: "treated",
    },
    { kind: "noun-and-phrase", after: "of the early twentieth century" },
    { kind: "preposition-and-object", after: "the early twentieth century" },
    {
      kind: "verb-and-complement",
      after: "the nucleus as the sole director of a cell's development",
      verb: "treated",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "treated",
      base: "treat",
      subject: "Many biologists",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "takes",
      base: "take",
      subject: "it",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "examined",
      base: "examine",
      antecedent: "Ernest Everett Just",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "sequence", "example", "emphasis"],
      words: "Rather",
      first:
        "Ernest Everett Just, who examined the eggs of marine animals at Woods Hole in Massachusetts, did not consider the surface of an egg a mere wrapping",
      second:
        "in *The Biology of the Cell Surface* (1939), he argued that it takes an active part in fertilization",
      why: "The first statement says that Just did not consider the surface of an egg a mere wrapping, and the second says that Just argued that the surface of an egg takes an active part in fertilization.",
    },
  ],
  pronouns: [{ word: "it", at: "it takes an active part", antecedent: "the surface" }],
  nouns: [
    {
      at: "biologists of the early",
      word: "biologists",
      forms: ["biologist", "biologists", "biologist's", "biologists'"],
      counted: "Many",
      role: "predicate",
      why: "Many biologists are meant, and the words that follow tell when they worked.",
    },
  ],
};
