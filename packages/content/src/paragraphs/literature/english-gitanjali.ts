import type { Paragraph } from "../paragraph.ts";

export const englishGitanjali: Paragraph = {
  id: "english-gitanjali",
  field: "literature",
  source: "Biographies of Rabindranath Tagore; standard histories of Indian literature",
  text:
    "The English *Gitanjali* that brought the Bengali poet Rabindranath Tagore the Nobel Prize in 1913 is not a " +
    "version of a single Bengali book. Rather, the volume offers prose versions of poems from several of his " +
    "collections, giving up the rhyme and meter of the originals.",
  joints: [
    {
      kind: "essential",
      after: "that brought the Bengali poet Rabindranath Tagore the Nobel Prize in 1913",
      then: "is not a version of a single Bengali book",
      verb: "is",
    },
    {
      kind: "turning-clauses",
      after: "Rather, the volume offers prose versions of poems from several of his collections",
      verbs: ["is", "offers"],
    },
    { kind: "title-and-name", after: "Rabindranath Tagore" },
    { kind: "noun-and-phrase", after: "of the originals" },
    { kind: "noun-and-phrase", after: "of a single Bengali book" },
    { kind: "preposition-and-object", after: "several of his collections" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "offers",
      base: "offer",
      subject: "the volume",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "giving", base: "give", beside: "offers" },
  ],
  turns: [
    {
      relation: "replacement",
      words: "Rather",
      first:
        "The English *Gitanjali* that brought the Bengali poet Rabindranath Tagore the Nobel Prize in 1913 is not a version of a single Bengali book",
      second: "the volume offers prose versions of poems from several of his collections",
      why: "The first statement denies that the book translates one Bengali volume, and the second says what it is in place of that: a selection from several collections.",
    },
  ],
};
