import type { Paragraph } from "../paragraph.ts";

export const leysterMonogram: Paragraph = {
  id: "leyster-monogram",
  field: "arts",
  source: "Standard histories of Dutch painting; encyclopedia entries on Judith Leyster",
  text:
    "In 1893, the Dutch scholar Cornelis Hofstede de Groot found an unfamiliar monogram on a " +
    "painting that had been attributed to Frans Hals: the letters J and L joined to a star. It " +
    "was the mark of Judith Leyster, a painter whose last name means leading star; " +
    "subsequently, several other pictures once credited to Hals proved to be hers.",
  joints: [
    { kind: "title-and-name", after: "Cornelis Hofstede de Groot" },
    {
      kind: "turning-clauses",
      after: "subsequently, several other pictures once credited to Hals proved to be hers",
      verbs: ["was", "proved"],
    },
    { kind: "answer", after: "the letters J and L joined to a star", verbs: ["found"] },
    {
      kind: "verb-and-complement",
      after: "an unfamiliar monogram on a painting that had been attributed to Frans Hals",
      verb: "found",
    },
    { kind: "noun-and-phrase", after: "on a painting that had been attributed to Frans Hals" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "the Dutch scholar Cornelis Hofstede de Groot",
      number: "singular",
      tense: "past",
      time: "In 1893",
    },
    {
      kind: "finite",
      verb: "proved",
      base: "prove",
      subject: "several other pictures",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "subsequently",
      first: "It was the mark of Judith Leyster, a painter whose last name means leading star",
      second: "several other pictures once credited to Hals proved to be hers",
      why: "The first statement tells how one painting was identified, and the second tells what happened from that time on.",
    },
  ],
};
