import type { Paragraph } from "../paragraph.ts";

export const readersInsideTheQuixote: Paragraph = {
  id: "readers-inside-the-quixote",
  version: 2,
  field: "literature",
  source: "Standard companions to Don Quixote; histories of the novel",
  text: "The second part of *Don Quixote*, published by Miguel de Cervantes in 1615, treats the first as a book that the characters of the second know. For instance, a duke and a duchess who have read the earlier volume recognize the knight when they meet him and arrange deceptions to suit his delusions.",
  joints: [
    {
      kind: "inset",
      after: "published by Miguel de Cervantes in 1615",
      next: "treats the first as a book that the characters of the second know",
      verb: "treats",
    },
    { kind: "noun-and-phrase", after: "of *Don Quixote*" },
    {
      kind: "turning-clauses",
      after:
        "For instance, a duke and a duchess who have read the earlier volume recognize the knight when they meet him and arrange deceptions to suit his delusions",
      verbs: ["treats", "recognize"],
    },
    {
      kind: "second-verb",
      after: "arrange deceptions to suit his delusions",
      verbs: ["recognize", "arrange"],
    },
    {
      kind: "subject-and-verb",
      after: "recognize the knight when they meet him and arrange deceptions to suit his delusions",
      verb: "recognize",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "treats",
      base: "treat",
      subject: "The second part",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "know",
      base: "know",
      subject: "the characters",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For instance",
      first:
        "The second part of *Don Quixote*, published by Miguel de Cervantes in 1615, treats the first as a book that the characters of the second know",
      second:
        "a duke and a duchess who have read the earlier volume recognize the knight when they meet him and arrange deceptions to suit his delusions",
      why: "The first statement says that *Don Quixote*, in its second part, treats the first part as a book that the characters know, and the second describes a duke and a duchess who have read the earlier volume and recognize the knight.",
    },
  ],
};
