import type { Paragraph } from "../paragraph.ts";

export const turnBooksOfLivy: Paragraph = {
  id: "turn-books-of-livy",
  version: 2,
  field: "literature",
  source: "Histories of Latin literature; encyclopedias of the ancient world",
  text:
    "The history of Rome that Livy, a writer of the Augustan age, composed over some four decades filled 142 " +
    "books; regrettably, only thirty-five of these survive, among them the ten that describe the origins of " +
    "the city and the struggles of the early republic.",
  joints: [
    { kind: "noun-and-phrase", after: "of the Augustan age" },
    { kind: "subject-and-verb", after: "filled 142 books", verb: "filled" },
    { kind: "noun-and-phrase", after: "of the city" },
    { kind: "noun-and-phrase", after: "of the early republic" },
    { kind: "verb-and-complement", after: "142 books", verb: "filled" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "filled",
      base: "fill",
      subject: "The history",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "composed",
      base: "compose",
      subject: "Livy",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession"],
      words: "regrettably",
      first:
        "The history of Rome that Livy, a writer of the Augustan age, composed over some four decades filled 142 books",
      second:
        "only thirty-five of these survive, among them the ten that describe the origins of the city and the struggles of the early republic",
      why: "The first statement says that the history of Rome that Livy composed filled 142 books, and the second reports the loss of most of Livy's books, of which only thirty-five survive.",
    },
  ],
};
