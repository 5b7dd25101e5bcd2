import type { Paragraph } from "../paragraph.ts";

export const epigraphsOfDuBois: Paragraph = {
  id: "epigraphs-of-du-bois",
  version: 3,
  field: "literature",
  source: "Criticism of The Souls of Black Folk; histories of African American literature",
  text:
    "In *The Souls of Black Folk* (1903), sociologist W. E. B. Du Bois places two epigraphs at the head of " +
    "nearly every chapter: lines of verse and a few bars of music from a spiritual. The songs, which he does " +
    "not name there, are discussed in the last chapter.",
  joints: [
    { kind: "title-and-name", title: "sociologist", after: "W. E. B. Du Bois" },
    {
      kind: "inset",
      after: "which he does not name there",
      next: "are discussed in the last chapter",
      verb: "are",
    },
    {
      kind: "verb-and-complement",
      after: "two epigraphs at the head of nearly every chapter",
      verb: "places",
    },
    { kind: "noun-and-phrase", after: "of music from a spiritual" },
    { kind: "preposition-and-object", after: "the last chapter" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "places",
      base: "place",
      subject: "sociologist W. E. B. Du Bois",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "epigraphs at the head",
      word: "epigraphs",
      forms: ["epigraph", "epigraphs", "epigraph's", "epigraphs'"],
      counted: "two",
      role: "predicate",
      why: "Two epigraphs are meant, and the words that follow tell where Du Bois places them.",
    },
  ],
};
