import type { Paragraph } from "../paragraph.ts";

export const lastWordOfDante: Paragraph = {
  id: "last-word-of-dante",
  version: 3,
  field: "literature",
  source: "Standard companions to Dante",
  text:
    "Each of the three parts of the *Divine Comedy*, which Dante Alighieri completed shortly before his death " +
    "in 1321, ends with the same word: the Italian noun for *stars*.",
  coda: "The parts' closing lines thus turn the gaze of the reader upward.",
  joints: [
    {
      kind: "inset",
      after: "which Dante Alighieri completed shortly before his death in 1321",
      next: "ends with the same word",
      verb: "ends",
    },
    { kind: "noun-and-phrase", after: "of the *Divine Comedy*" },
    { kind: "verb-and-complement", after: "with the same word", verb: "ends" },
    { kind: "preposition-and-object", after: "the same word" },
    { kind: "noun-and-phrase", after: "of the three parts of the *Divine Comedy*" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "ends",
      base: "end",
      subject: "Each",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "parts' closing lines",
      word: "parts'",
      forms: ["part", "parts", "part's", "parts'"],
      counted: "the three parts",
      role: "owned",
      why: "The poem has three parts, and the lines are theirs.",
    },
  ],
};
