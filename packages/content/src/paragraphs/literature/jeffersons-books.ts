import type { Paragraph } from "../paragraph.ts";

export const jeffersonsBooks: Paragraph = {
  id: "jeffersons-books",
  version: 2,
  field: "literature",
  source: "Standard histories of the Library of Congress",
  text:
    "After British troops burned the Library of Congress in 1814, Thomas Jefferson offered to sell his own " +
    "books to the nation. The purchase of his volumes did more than make up for the loss. In fact, the new " +
    "collection was more than twice as large as the old one.",
  joints: [
    {
      kind: "dependent-first",
      after: "Thomas Jefferson offered to sell his own books to the nation",
      verbs: ["burned", "offered"],
    },
    {
      kind: "turning-clauses",
      after: "In fact, the new collection was more than twice as large as the old one",
      verbs: ["did", "was"],
    },
    { kind: "subject-and-verb", after: "did more than make up for the loss", verb: "did" },
    { kind: "noun-and-phrase", after: "of his volumes" },
    { kind: "preposition-and-object", after: "his volumes" },
    { kind: "verb-and-complement", after: "to sell his own books to the nation", verb: "offered" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "burned",
      base: "burn",
      subject: "British troops",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "restatement"],
      words: "In fact",
      first: "The purchase of his volumes did more than make up for the loss",
      second: "the new collection was more than twice as large as the old one",
      why: "The first statement says that the purchase of Jefferson's books did more than make up for the loss of the old library, and the second says that the new collection was more than twice as large as the collection that had burned.",
    },
  ],
};
