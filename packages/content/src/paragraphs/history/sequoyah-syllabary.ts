import type { Paragraph } from "../paragraph.ts";

export const sequoyahSyllabary: Paragraph = {
  id: "sequoyah-syllabary",
  field: "history",
  source: "Histories of the Cherokee Nation; histories of writing",
  text:
    "Because each of the characters in the Cherokee syllabary represents a syllable, a speaker of the " +
    "language could learn to read within weeks. Sequoyah, a silversmith who read no English, completed the " +
    "system in 1821; seven years later, the Cherokee Nation established a newspaper with columns in both " +
    "languages.",
  joints: [
    {
      kind: "dependent-first",
      after: "a speaker of the language could learn to read within weeks",
      verbs: ["represents", "could learn"],
    },
    {
      kind: "inset",
      after: "a silversmith who read no English",
      next: "completed the system in 1821",
      verb: "completed",
    },
    {
      kind: "clauses",
      after:
        "seven years later, the Cherokee Nation established a newspaper with columns in both languages",
      verbs: ["completed", "established"],
    },
    { kind: "noun-and-phrase", after: "of the language" },
    { kind: "noun-and-phrase", after: "in the Cherokee syllabary" },
    {
      kind: "subject-and-verb",
      after: "established a newspaper with columns in both languages",
      verb: "established",
    },
    { kind: "preposition-and-object", after: "both languages" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "represents",
      base: "represent",
      subject: "each",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "Sequoyah",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "established",
      base: "establish",
      subject: "the Cherokee Nation",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
