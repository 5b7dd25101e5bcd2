import type { Paragraph } from "../paragraph.ts";

export const turnGoodsForAll: Paragraph = {
  id: "turn-goods-for-all",
  version: 2,
  field: "society",
  source: "Textbooks of economics; histories of public finance",
  text:
    "Economists call a good public when no one can be kept from using it and when one person's use leaves no " +
    "less for others. In other words, it can be neither fenced off nor used up. For instance, the beam of a " +
    "lighthouse guides every ship within sight of it. A government may pay for such a good from taxes; " +
    "alternatively, the users may form an association and share the cost.",
  joints: [
    { kind: "noun-and-phrase", after: "of a lighthouse" },
    { kind: "verb-and-complement", after: "every ship within sight of it", verb: "guides" },
    { kind: "preposition-and-object", after: "sight of it" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "guides",
      base: "guide",
      subject: "the beam",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "leaves",
      base: "leave",
      subject: "one person's use",
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
        "Economists call a good public when no one can be kept from using it and when one person's use leaves no less for others",
      second: "it can be neither fenced off nor used up",
      why: "The first statement says that no one can be kept from using a public good and that no use diminishes the good, and the second says that a public good can be neither fenced off nor used up.",
    },
    {
      relation: "example",
      also: ["emphasis"],
      words: "For instance",
      first: "it can be neither fenced off nor used up",
      second: "the beam of a lighthouse guides every ship within sight of it",
      why: "The first statement says that a public good can be neither fenced off nor used up, and the second says that the beam of a lighthouse guides every ship within sight of the light.",
    },
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "alternatively",
      first: "A government may pay for such a good from taxes",
      second: "the users may form an association and share the cost",
      why: "The first statement says that a government may pay for a public good from taxes, and the second says that the users of a public good may form an association and share the cost.",
    },
  ],
};
