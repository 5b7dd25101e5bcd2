import type { Paragraph } from "../paragraph.ts";

export const turnGoldOnACrack: Paragraph = {
  id: "turn-gold-on-a-crack",
  version: 2,
  field: "arts",
  source: "Museum catalogs; histories of Japanese ceramics",
  text:
    "The owner of a broken tea bowl in early modern Japan might have the pieces held together with small " +
    "metal staples. Alternatively, a lacquer artist could join the fragments with the sap of the lacquer tree " +
    "and dust the seams with powdered gold. The gold conceals no crack, imitates no glaze, and leaves the " +
    "history of the bowl in plain view; in sum, it treats the damage as a part of the work.",
  joints: [
    { kind: "noun-and-phrase", after: "of a broken tea bowl in early modern Japan" },
    {
      kind: "second-verb",
      after: "dust the seams with powdered gold",
      verbs: ["could join", "dust"],
    },
    {
      kind: "items",
      items: [
        "conceals no crack",
        "imitates no glaze",
        "leaves the history of the bowl in plain view",
      ],
    },
    { kind: "noun-and-phrase", after: "of the lacquer tree" },
    { kind: "preposition-and-object", after: "plain view" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "conceals",
      base: "conceal",
      subject: "The gold",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "treats",
      base: "treat",
      subject: "it",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first:
        "The owner of a broken tea bowl in early modern Japan might have the pieces held together with small metal staples",
      second:
        "a lacquer artist could join the fragments with the sap of the lacquer tree and dust the seams with powdered gold",
      why: "The first statement says that the pieces of a broken bowl might be held together with metal staples, and the second says that a lacquer artist could join the fragments of a bowl with sap and gold.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis", "replacement"],
      words: "in sum",
      first:
        "The gold conceals no crack, imitates no glaze, and leaves the history of the bowl in plain view",
      second: "it treats the damage as a part of the work",
      why: "The first statement says that the gold conceals no crack, imitates no glaze, and leaves the bowl's history visible, and the second says that the gold treats the damage as a part of the work.",
    },
  ],
};
