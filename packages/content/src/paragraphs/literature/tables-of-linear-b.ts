import type { Paragraph } from "../paragraph.ts";

export const tablesOfLinearB: Paragraph = {
  id: "tables-of-linear-b",
  field: "literature",
  source: "Histories of archaeology; biographies of Alice Kober and Michael Ventris",
  text:
    "By 1950, the American classicist Alice Kober had arranged the signs of Linear B, a script of the Bronze " +
    "Age, in tables that revealed regular changes in the endings of words. In 1952, the architect Michael " +
    "Ventris used such patterns to decipher the script; the language of the inscriptions proved to be an early " +
    "form of Greek.",
  joints: [
    { kind: "title-and-name", after: "Alice Kober" },
    {
      kind: "clauses",
      after: "the language of the inscriptions proved to be an early form of Greek",
      verbs: ["used", "proved"],
    },
    { kind: "subject-and-verb", after: "proved to be an early form of Greek", verb: "proved" },
    { kind: "noun-and-phrase", after: "of the inscriptions" },
    { kind: "verb-and-complement", after: "such patterns to decipher the script", verb: "used" },
    { kind: "preposition-and-object", after: "the Bronze Age" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had arranged",
      base: "arrange",
      subject: "the American classicist Alice Kober",
      number: "singular",
      tense: "past-perfect",
      time: "By 1950",
    },
    {
      kind: "finite",
      verb: "used",
      base: "use",
      subject: "the architect Michael Ventris",
      number: "singular",
      tense: "past",
      time: "In 1952",
    },
  ],
  turns: [],
};
