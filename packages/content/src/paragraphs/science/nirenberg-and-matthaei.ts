import type { Paragraph } from "../paragraph.ts";

export const nirenbergAndMatthaei: Paragraph = {
  id: "nirenberg-and-matthaei",
  version: 2,
  field: "science",
  source: "Textbooks on molecular biology; histories of genetics",
  text:
    "In 1961, biochemists Marshall Nirenberg and Heinrich Matthaei added to an extract of bacteria an " +
    "artificial strand of RNA in which one base, uracil, was repeated many times. The extract manufactured a " +
    "protein that contained a single kind of amino acid: phenylalanine. The meaning of one word of the genetic " +
    "code had thus been determined.",
  joints: [
    {
      kind: "title-and-name",
      title: "biochemists",
      after: "Marshall Nirenberg and Heinrich Matthaei",
    },
    {
      kind: "clauses",
      after: "The extract manufactured a protein that contained a single kind of amino acid",
      verbs: ["added", "manufactured"],
    },
    { kind: "noun-and-phrase", after: "of bacteria" },
    { kind: "preposition-and-object", after: "the genetic code" },
    {
      kind: "verb-and-complement",
      after: "a protein that contained a single kind of amino acid",
      verb: "manufactured",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "added",
      base: "add",
      subject: "biochemists Marshall Nirenberg and Heinrich Matthaei",
      number: "plural",
      tense: "past",
      time: "In 1961",
    },
    {
      kind: "finite",
      verb: "manufactured",
      base: "manufacture",
      subject: "The extract",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
