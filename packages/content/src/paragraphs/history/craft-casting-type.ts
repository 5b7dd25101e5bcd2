import type { Paragraph } from "../paragraph.ts";

export const craftCastingType: Paragraph = {
  id: "craft-casting-type",
  version: 2,
  field: "history",
  source: "Standard histories of printing; museum guides to typefounding",
  text:
    "The method of producing metal type that is attributed to Johannes Gutenberg, a goldsmith of Mainz, " +
    "depends on three tools: the punch, a steel bar with a letter carved at one end; the matrix, a copper " +
    "block that bears the impression of the punch; and the mold, a device that holds the matrix during " +
    "casting. Letters from the same matrix are identical. Consequently, a worn letter can be replaced without " +
    "altering the page.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["the punch", "a steel bar with a letter carved at one end"],
        ["the matrix", "a copper block that bears the impression of the punch"],
        ["the mold", "a device that holds the matrix during casting"],
      ],
    },
    {
      kind: "turning-clauses",
      after: "Consequently, a worn letter can be replaced without altering the page",
      verbs: ["are", "can be replaced"],
    },
    { kind: "subject-and-verb", after: "are identical", verb: "are" },
    { kind: "noun-and-phrase", after: "of the punch" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "The method",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "holds", base: "hold", antecedent: "a device", number: "singular" },
    {
      kind: "relative",
      verb: "bears",
      base: "bear",
      antecedent: "a copper block",
      number: "singular",
    },
    { kind: "preposition", verb: "producing", base: "produce", beside: "depends" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["example", "restatement", "emphasis"],
      words: "Consequently",
      first: "Letters from the same matrix are identical",
      second: "a worn letter can be replaced without altering the page",
      why: "The first statement says that letters of type from a single matrix are identical, and the second says that a worn letter of type can be replaced without altering the page.",
    },
  ],
};
