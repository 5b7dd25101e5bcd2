import type { Paragraph } from "../paragraph.ts";

export const turnCodesForLetters: Paragraph = {
  id: "turn-codes-for-letters",
  version: 2,
  field: "technology",
  source: "Histories of telegraphy; textbooks of information theory",
  text:
    "In the code of dots and dashes that Alfred Vail helped to devise for the telegraph, the commonest " +
    "letters have the shortest signals. The letter *e*, for example, is a single dot. Likewise, the method " +
    "that David Huffman, then a graduate student, published in 1952 for compressing data assigns the " +
    "shortest strings of digits to the commonest symbols.",
  joints: [
    {
      kind: "turning-clauses",
      after: "The letter *e*, for example, is a single dot",
      verbs: ["have", "is"],
    },
    { kind: "noun-and-phrase", after: "of dots and dashes" },
    { kind: "noun-and-phrase", after: "of digits" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have",
      base: "have",
      subject: "the commonest letters",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "assigns",
      base: "assign",
      subject: "the method",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis", "cause"],
      words: "for example",
      first:
        "In the code of dots and dashes that Alfred Vail helped to devise for the telegraph, the commonest letters have the shortest signals",
      second: "The letter *e* is a single dot",
      why: "The first statement says that the commonest letters in the telegraph code have the shortest signals, and the second says that the letter *e* is a single dot in the telegraph code.",
    },
    {
      relation: "similarity",
      also: ["addition", "cause", "emphasis", "purpose"],
      words: "Likewise",
      first: "the commonest letters have the shortest signals",
      second:
        "the method that David Huffman, then a graduate student, published in 1952 for compressing data assigns " +
        "the shortest strings of digits to the commonest symbols",
      why: "The first statement says that the commonest letters in the telegraph code have the shortest signals, and the second says that Huffman's method assigns the shortest strings of digits to the commonest symbols.",
    },
  ],
};
