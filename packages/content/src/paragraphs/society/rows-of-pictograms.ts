import type { Paragraph } from "../paragraph.ts";

export const rowsOfPictograms: Paragraph = {
  id: "rows-of-pictograms",
  field: "society",
  source: "Histories of graphic design and statistics",
  text:
    "In the charts of Isotype, a method that the Austrian philosopher Otto Neurath and his colleagues " +
    "developed in Vienna in the 1920s, a larger quantity is never represented by a larger picture. Rather, a " +
    "small picture that stands for a fixed amount is repeated, so viewers can count the figures in each row " +
    "and compare the totals.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Rather, a small picture that stands for a fixed amount is repeated",
      verbs: ["is", "is"],
    },
    { kind: "noun-and-phrase", after: "of Isotype" },
    { kind: "preposition-and-object", after: "a larger picture" },
    { kind: "preposition-and-object", after: "a fixed amount" },
    { kind: "noun-and-phrase", after: "in each row" },
    {
      kind: "verb-and-complement",
      after: "the figures in each row and compare the totals",
      verb: "can count",
    },
    { kind: "title-and-name", after: "Otto Neurath" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "stands",
      base: "stand",
      antecedent: "a small picture",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "replacement",
      words: "Rather",
      first:
        "In the charts of Isotype, a method that the Austrian philosopher Otto Neurath and his colleagues developed in Vienna in the 1920s, a larger quantity is never represented by a larger picture",
      second: "a small picture that stands for a fixed amount is repeated",
      why: "The first statement says how a quantity is never shown, by a larger picture, and the second how it is shown in place of that, by more pictures.",
    },
  ],
};
