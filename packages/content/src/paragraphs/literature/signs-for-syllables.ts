import type { Paragraph } from "../paragraph.ts";

export const signsForSyllables: Paragraph = {
  id: "signs-for-syllables",
  version: 2,
  field: "literature",
  source: "Biographies of Sequoyah; standard histories of the Cherokee Nation",
  text:
    "By 1821, Sequoyah, a Cherokee silversmith who read no English, had completed a system of writing for the " +
    "Cherokee language. His early attempts to give every word a sign had produced more signs than anyone " +
    "could memorize. Consequently, he abandoned that approach and assigned each of some eighty-five " +
    "characters to a syllable.",
  joints: [
    {
      kind: "inset",
      after: "a Cherokee silversmith who read no English",
      next: "had completed a system of writing for the Cherokee language",
      verb: "had completed",
      front: "By 1821",
    },
    {
      kind: "subject-and-verb",
      after: "had produced more signs than anyone could memorize",
      verb: "had produced",
    },
    { kind: "noun-and-phrase", after: "of writing for the Cherokee language" },
    {
      kind: "verb-and-complement",
      after: "more signs than anyone could memorize",
      verb: "had produced",
    },
    { kind: "preposition-and-object", after: "the Cherokee language" },
    {
      kind: "turning-clauses",
      after:
        "Consequently, he abandoned that approach and assigned each of some eighty-five characters to a syllable",
      verbs: ["had produced", "abandoned"],
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to give", base: "give", beside: "attempts" },
    {
      kind: "finite",
      verb: "had completed",
      base: "complete",
      subject: "Sequoyah",
      number: "singular",
      tense: "past-perfect",
      time: "By 1821",
    },
    {
      kind: "finite",
      verb: "abandoned",
      base: "abandon",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "purpose"],
      words: "Consequently",
      first:
        "His early attempts to give every word a sign had produced more signs than anyone could memorize",
      second:
        "he abandoned that approach and assigned each of some eighty-five characters to a syllable",
      why: "The first statement says that attempts to give every word a sign had produced more signs than anyone could memorize, and the second says that Sequoyah abandoned signs for words and assigned each character to a syllable.",
    },
  ],
};
