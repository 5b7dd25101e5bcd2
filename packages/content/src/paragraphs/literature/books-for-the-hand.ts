import type { Paragraph } from "../paragraph.ts";

export const booksForTheHand: Paragraph = {
  id: "books-for-the-hand",
  version: 3,
  field: "literature",
  source: "Standard histories of the book; biographies of Aldus Manutius",
  text:
    "Too heavy to be held comfortably in the hand, most editions of ancient authors in the fifteenth century " +
    "were large volumes that had to be read at a desk. Venetian printer Aldus Manutius introduced a smaller " +
    "format with his Virgil in 1501 and commissioned a slanting type for it, the first italic, from punch " +
    "cutter Francesco Griffo.",
  joints: [
    { kind: "title-and-name", title: "Venetian printer", after: "Aldus Manutius" },
    { kind: "title-and-name", title: "punch cutter", after: "Francesco Griffo" },
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
      subject: "Venetian printer Aldus Manutius",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Too heavy to be held comfortably in the hand",
      clause:
        "most editions of ancient authors in the fifteenth century were large volumes that had to be read at a desk",
      noun: "most editions of ancient authors",
      kind: "work",
      wrong: [
        {
          clause:
            "most readers of ancient authors in the fifteenth century had large volumes that had to be read at a desk",
          noun: "most readers of ancient authors",
          kind: "person",
          reason: "The readers were not too heavy to be held in the hand; the volumes were.",
        },
        {
          clause:
            "the reading of ancient authors in the fifteenth century usually required a desk because the volumes were large",
          noun: "the reading of ancient authors",
          kind: "idea",
          reason: "The noun after the comma is *reading*, and a deed has no weight.",
        },
        {
          clause:
            "the fifteenth century had mostly large volumes of ancient authors that had to be read at a desk",
          noun: "the fifteenth century",
          kind: "idea",
          reason: "A century is not held in the hand.",
        },
      ],
    },
  ],
};
