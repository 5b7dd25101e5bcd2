import type { Paragraph } from "../paragraph.ts";

export const turnGoodsForAll: Paragraph = {
  id: "turn-goods-for-all",
  version: 2,
  field: "society",
  source: "Textbooks of economics; histories of public finance",
  text:
    "Economists call a good public when no one can be kept from using it and when one use leaves no less for " +
    "others. In other words, it can be neither fenced nor used up. The beam of a lighthouse, for instance, " +
    "guides every ship within sight of it. A government may pay for such a good from taxes; the users, " +
    "alternatively, may form an association and share the cost.",
  joints: [
    { kind: "noun-and-phrase", after: "of a lighthouse" },
    { kind: "verb-and-complement", after: "every ship within sight of it", verb: "guides" },
    { kind: "preposition-and-object", after: "sight of it" },
    {
      kind: "restrictive-last",
      after: "when no one can be kept from using it",
      verbs: ["call", "can be kept"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "guides",
      base: "guide",
      subject: "The beam",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "leaves",
      base: "leave",
      subject: "one use",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "In other words",
      first:
        "Economists call a good public when no one can be kept from using it and when one use leaves no less for others",
      second: "it can be neither fenced nor used up",
      why: "The first statement defines the term in two parts, and the second says the same in short and plain words.",
    },
    {
      relation: "example",
      also: ["emphasis"],
      words: "for instance",
      first: "it can be neither fenced nor used up",
      second: "The beam of a lighthouse guides every ship within sight of it",
      why: "The first statement says what makes a good public, and the second gives one good of that kind.",
    },
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "alternatively",
      first: "A government may pay for such a good from taxes",
      second: "the users may form an association and share the cost",
      why: "The first statement names one way to pay for the good, and the second names another that might be chosen in its place.",
    },
  ],
};
