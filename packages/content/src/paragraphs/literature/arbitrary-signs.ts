import type { Paragraph } from "../paragraph.ts";

export const arbitrarySigns: Paragraph = {
  id: "arbitrary-signs",
  version: 2,
  field: "literature",
  source: "Textbooks of linguistics; introductions to Ferdinand de Saussure",
  text:
    "The *Course in General Linguistics* (1916), which colleagues of Ferdinand de Saussure compiled after his " +
    "death from the notes of students, holds that the bond between a word and its meaning is arbitrary. In other " +
    "words, no quality in the sounds of a word makes it better suited than any other to name a thing.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "makes it better suited than any other to name a thing",
      verb: "makes",
    },
    {
      kind: "verb-and-complement",
      after: "that the bond between a word and its meaning is arbitrary",
      verb: "holds",
    },
    { kind: "preposition-and-object", after: "the notes of students" },
    { kind: "noun-and-phrase", after: "in the sounds of a word" },
    { kind: "noun-and-phrase", after: "between a word and its meaning" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "makes",
      base: "make",
      subject: "no quality",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "holds",
      base: "hold",
      subject: "The *Course in General Linguistics* (1916)",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "In other words",
      first: "the bond between a word and its meaning is arbitrary",
      second:
        "no quality in the sounds of a word makes it better suited than any other to name a thing",
      why: "The first statement says that the bond between a word and its meaning is arbitrary, and the second says that no word is better suited by its sounds than any other to name a thing.",
    },
  ],
  pronouns: [{ word: "its", at: "its meaning is", antecedent: "a word" }],
};
