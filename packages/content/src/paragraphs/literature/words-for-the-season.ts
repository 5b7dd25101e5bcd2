import type { Paragraph } from "../paragraph.ts";

export const wordsForTheSeason: Paragraph = {
  id: "words-for-the-season",
  field: "literature",
  source: "Handbooks of Japanese poetry",
  text:
    "The text of a traditional haiku contains a *kigo*, a word that indicates the season of the year; reference " +
    "books known as *saijiki* arrange thousands of such words for the use of poets.",
  joints: [
    {
      kind: "clauses",
      after:
        "reference books known as *saijiki* arrange thousands of such words for the use of poets",
      verbs: ["contains", "arrange"],
    },
    {
      kind: "subject-and-verb",
      after: "arrange thousands of such words for the use of poets",
      verb: "arrange",
    },
    { kind: "noun-and-phrase", after: "of a traditional haiku" },
    {
      kind: "verb-and-complement",
      after: "thousands of such words for the use of poets",
      verb: "arrange",
    },
    { kind: "noun-and-phrase", after: "of the year" },
    { kind: "preposition-and-object", after: "a traditional haiku" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "The text",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "arrange",
      base: "arrange",
      subject: "reference books",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "indicates",
      base: "indicate",
      antecedent: "a word",
      number: "singular",
    },
  ],
  turns: [],
};
