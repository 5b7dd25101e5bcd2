import type { Paragraph } from "../paragraph.ts";

export const booksForTheHand: Paragraph = {
  id: "books-for-the-hand",
  field: "literature",
  source: "Standard histories of the book; biographies of Aldus Manutius",
  text:
    "Most editions of ancient authors in the fifteenth century were large volumes that had to be read at a desk. " +
    "The Venetian printer Aldus Manutius introduced a smaller format with his Virgil in 1501 and commissioned a " +
    "slanting type for it, the first italic, from the punch cutter Francesco Griffo.",
  joints: [
    { kind: "title-and-name", after: "Aldus Manutius" },
    { kind: "title-and-name", after: "Francesco Griffo" },
    {
      kind: "second-verb",
      after: "commissioned a slanting type for it",
      verbs: ["introduced", "commissioned"],
    },
    {
      kind: "subject-and-verb",
      after: "were large volumes that had to be read at a desk",
      verb: "were",
    },
    { kind: "noun-and-phrase", after: "of ancient authors" },
    {
      kind: "verb-and-complement",
      after: "a smaller format with his Virgil in 1501",
      verb: "introduced",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "The Venetian printer Aldus Manutius",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
