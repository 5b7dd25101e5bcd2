import type { Paragraph } from "../paragraph.ts";

export const readersInsideTheQuixote: Paragraph = {
  id: "readers-inside-the-quixote",
  field: "literature",
  source: "Standard companions to Don Quixote; histories of the novel",
  text:
    "The second part of *Don Quixote*, published by Miguel de Cervantes in 1615, treats the first as a book that " +
    "its own characters know. A young graduate tells the knight what readers think of his adventures; similarly, " +
    "a duke and a duchess recognize him from its pages and arrange deceptions to suit what they have read.",
  joints: [
    {
      kind: "inset",
      after: "published by Miguel de Cervantes in 1615",
      then: "treats the first as a book that its own characters know",
      verb: "treats",
    },
    {
      kind: "turning-clauses",
      after:
        "similarly, a duke and a duchess recognize him from its pages and arrange deceptions to suit what they have read",
      verbs: ["tells", "recognize"],
    },
    {
      kind: "second-verb",
      after: "arrange deceptions to suit what they have read",
      verbs: ["recognize", "arrange"],
    },
    { kind: "noun-and-phrase", after: "of *Don Quixote*" },
    {
      kind: "subject-and-verb",
      after: "tells the knight what readers think of his adventures",
      verb: "tells",
    },
    {
      kind: "verb-and-complement",
      after: "the knight what readers think of his adventures",
      verb: "tells",
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
      verb: "tells",
      base: "tell",
      subject: "A young graduate",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "know",
      base: "know",
      subject: "its own characters",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      words: "similarly",
      first: "A young graduate tells the knight what readers think of his adventures",
      second:
        "a duke and a duchess recognize him from its pages and arrange deceptions to suit what they have read",
      why: "Both statements give persons in the second part who know the first as a book: the graduate in the one, the duke and the duchess in the other.",
    },
  ],
};
