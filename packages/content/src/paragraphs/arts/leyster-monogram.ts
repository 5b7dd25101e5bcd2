import type { Paragraph } from "../paragraph.ts";

export const leysterMonogram: Paragraph = {
  id: "leyster-monogram",
  version: 3,
  field: "arts",
  source: "Standard histories of Dutch painting; encyclopedia entries on Judith Leyster",
  text:
    "Examining a painting that had been attributed to Frans Hals, Dutch scholar Cornelis Hofstede de Groot " +
    "found an unfamiliar monogram in 1893: the letters J and L joined to a star. It was the mark of Judith " +
    "Leyster, a painter whose last name means leading star; several other pictures once credited to Hals have " +
    "since proved to be hers.",
  joints: [
    { kind: "title-and-name", title: "Dutch scholar", after: "Cornelis Hofstede de Groot" },
    {
      kind: "front",
      after: "Dutch scholar Cornelis Hofstede de Groot found an unfamiliar monogram in 1893",
      verbs: ["found"],
    },
    {
      kind: "clauses",
      after: "several other pictures once credited to Hals have since proved to be hers",
      verbs: ["was", "have since proved"],
    },
    { kind: "verb-and-complement", after: "an unfamiliar monogram in 1893", verb: "found" },
    { kind: "noun-and-phrase", after: "of Judith Leyster" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "Dutch scholar Cornelis Hofstede de Groot",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Examining a painting that had been attributed to Frans Hals",
      clause:
        "Dutch scholar Cornelis Hofstede de Groot found an unfamiliar monogram in 1893: the letters J and L " +
        "joined to a star",
      noun: "Dutch scholar Cornelis Hofstede de Groot",
      kind: "person",
      wrong: [
        {
          clause:
            "an unfamiliar monogram was Dutch scholar Cornelis Hofstede de Groot's discovery of 1893: the letters J " +
            "and L joined to a star",
          noun: "an unfamiliar monogram",
          kind: "idea",
          reason: "The monogram would be examining the painting on which it stood.",
        },
        {
          clause:
            "the year 1893 brought Cornelis Hofstede de Groot an unfamiliar monogram: the letters J and L joined to a star",
          noun: "the year 1893",
          kind: "idea",
          reason: "A year cannot examine a painting.",
        },
        {
          clause:
            "Dutch scholar Cornelis Hofstede de Groot's discovery of 1893 was an unfamiliar monogram: the letters J " +
            "and L joined to a star",
          noun: "Dutch scholar Cornelis Hofstede de Groot's discovery",
          kind: "idea",
          reason: "The noun after the comma is *discovery*; the scholar did the examining.",
        },
      ],
    },
  ],
};
