import type { Paragraph } from "../paragraph.ts";

export const facetsOfABook: Paragraph = {
  id: "facets-of-a-book",
  version: 3,
  field: "literature",
  source: "Histories of library science; biographies of S. R. Ranganathan",
  text:
    "The classification that Indian librarian Shiyali Ramamrita Ranganathan published in 1933 describes a " +
    "book not by a single place in a hierarchy but by several categories at once. A mathematician by " +
    "training, Ranganathan named the system for the mark that separates the categories in its notation: the " +
    "colon.",
  joints: [
    {
      kind: "essential",
      after: "that Indian librarian Shiyali Ramamrita Ranganathan published in 1933",
      next: "describes a book not by a single place in a hierarchy but by several categories at once",
      verb: "describes",
    },
    { kind: "title-and-name", title: "Indian librarian", after: "Shiyali Ramamrita Ranganathan" },
    {
      kind: "verb-and-complement",
      after: "the system for the mark that separates the categories in its notation",
      verb: "named",
    },
    { kind: "noun-and-phrase", after: "in its notation" },
    { kind: "preposition-and-object", after: "several categories at once" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "describes",
      base: "describe",
      subject: "The classification",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Indian librarian Shiyali Ramamrita Ranganathan",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "classification that Indian",
      word: "classification",
      forms: ["classification", "classifications", "classification's", "classifications'"],
      counted: "describes",
      role: "predicate",
      why: "*Describes* calls for the singular, and the words that follow tell who published the classification.",
    },
  ],
  modifiers: [
    {
      opening: "A mathematician by training",
      clause:
        "Ranganathan named the system for the mark that separates the categories in its notation: the colon",
      noun: "Ranganathan",
      kind: "person",
      wrong: [
        {
          clause:
            "the system was given by Ranganathan a name taken from the mark that separates the categories in its notation: the colon",
          noun: "the system",
          kind: "idea",
          reason: "A system is not a mathematician.",
        },
        {
          clause:
            "Ranganathan's name for the system was taken from the mark that separates the categories in its notation: the colon",
          noun: "Ranganathan's name",
          kind: "idea",
          reason: "The noun after the comma is *name*; *Ranganathan's* only says who chose it.",
        },
        {
          clause:
            "the colon, the mark that separates the categories in its notation, gave the system the name that Ranganathan chose for it",
          noun: "the colon",
          kind: "thing",
          reason: "The colon would be a mathematician by training.",
        },
      ],
    },
  ],
};
