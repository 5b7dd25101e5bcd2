import type { Paragraph } from "../paragraph.ts";

export const englishGitanjali: Paragraph = {
  id: "english-gitanjali",
  version: 3,
  field: "literature",
  source: "Biographies of Rabindranath Tagore; standard histories of Indian literature",
  text:
    "The book that brought Bengali poet Rabindranath Tagore the Nobel Prize in 1913 is not a translation of a " +
    "single Bengali collection. Rather, the English *Gitanjali* offers prose versions of poems from several " +
    "of his volumes, giving up the rhyme and meter of the originals.",
  joints: [
    {
      kind: "essential",
      after: "that brought Bengali poet Rabindranath Tagore the Nobel Prize in 1913",
      next: "is not a translation of a single Bengali collection",
      verb: "is",
    },
    {
      kind: "turning-clauses",
      after:
        "Rather, the English *Gitanjali* offers prose versions of poems from several of his volumes",
      verbs: ["is", "offers"],
    },
    { kind: "title-and-name", title: "Bengali poet", after: "Rabindranath Tagore" },
    { kind: "noun-and-phrase", after: "of the originals" },
    { kind: "noun-and-phrase", after: "of a single Bengali collection" },
    { kind: "preposition-and-object", after: "several of his volumes" },
  ],
  verbs: [
    { kind: "outcome", verb: "giving", base: "give", beside: "offers" },
    {
      kind: "finite",
      verb: "offers",
      base: "offer",
      subject: "the English *Gitanjali*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["restatement", "emphasis"],
      words: "Rather",
      first:
        "The book that brought Bengali poet Rabindranath Tagore the Nobel Prize in 1913 is not a translation of a " +
        "single Bengali collection",
      second: "the English *Gitanjali* offers prose versions of poems from several of his volumes",
      why: "The first statement says that the book that won Tagore the Nobel Prize is not a translation of a single Bengali collection, and the second says that the English *Gitanjali* offers prose versions of poems from several volumes by Tagore.",
    },
  ],
  nouns: [
    {
      at: "book that brought",
      word: "book",
      forms: ["book", "books", "book's", "books'"],
      counted: "is not a translation",
      role: "predicate",
      why: "*Is* calls for the singular, and the words that follow tell what the book brought Tagore.",
    },
  ],
};
