import type { Paragraph } from "../paragraph.ts";

export const leysterMonogram: Paragraph = {
  id: "leyster-monogram",
  field: "arts",
  source: "Standard histories of Dutch painting; encyclopedia entries on Judith Leyster",
  text:
    "On a painting that had been attributed to Frans Hals, the Dutch scholar Cornelis Hofstede " +
    "de Groot found an unfamiliar monogram in 1893: the letters J and L joined to a star. It " +
    "was the mark of Judith Leyster, a painter whose last name means leading star; several " +
    "other pictures once credited to Hals have since proved to be hers.",
  joints: [
    { kind: "title-and-name", after: "Cornelis Hofstede de Groot" },
    {
      kind: "front",
      after: "the Dutch scholar Cornelis Hofstede de Groot found an unfamiliar monogram in 1893",
      verbs: ["found"],
    },
    {
      kind: "clauses",
      after: "several other pictures once credited to Hals have since proved to be hers",
      verbs: ["was", "have since proved"],
    },
    { kind: "answer", after: "the letters J and L joined to a star", verbs: ["found"] },
    { kind: "verb-and-complement", after: "an unfamiliar monogram in 1893", verb: "found" },
    { kind: "noun-and-phrase", after: "of Judith Leyster" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "the Dutch scholar Cornelis Hofstede de Groot",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
