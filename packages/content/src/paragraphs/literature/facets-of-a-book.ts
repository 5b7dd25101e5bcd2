import type { Paragraph } from "../paragraph.ts";

export const facetsOfABook: Paragraph = {
  id: "facets-of-a-book",
  field: "literature",
  source: "Histories of library science; biographies of S. R. Ranganathan",
  text:
    "The classification that the Indian librarian Shiyali Ramamrita Ranganathan published in 1933 describes a " +
    "book not by a single place in a hierarchy but by several categories at once. He named the system for the " +
    "mark that separates the categories in its notation: the colon.",
  joints: [
    {
      kind: "essential",
      after: "that the Indian librarian Shiyali Ramamrita Ranganathan published in 1933",
      next: "describes a book not by a single place in a hierarchy but by several categories at once",
      verb: "describes",
    },
    { kind: "answer", after: "the colon", verbs: ["named"] },
    { kind: "title-and-name", after: "Shiyali Ramamrita Ranganathan" },
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
      subject: "the Indian librarian Shiyali Ramamrita Ranganathan",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
