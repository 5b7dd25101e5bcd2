import type { Paragraph } from "../paragraph.ts";

export const studyScaleOfAcidity: Paragraph = {
  id: "study-scale-of-acidity",
  version: 2,
  field: "science",
  source: "Standard histories of chemistry; textbooks on acids and bases",
  text:
    "The scale by which chemists express the acidity of solutions originated at the Carlsberg Laboratory in " +
    "Copenhagen, where Danish chemist Søren Sørensen introduced it in 1909 to simplify his calculations. It " +
    "is logarithmic. In other words, a decrease of one unit corresponds to a tenfold increase in the " +
    "concentration of hydrogen ions.",
  joints: [
    {
      kind: "subject-and-verb",
      after:
        "originated at the Carlsberg Laboratory in Copenhagen, where Danish chemist Søren Sørensen introduced it " +
        "in 1909 to simplify his calculations",
      verb: "originated",
    },
    { kind: "title-and-name", title: "Danish chemist", after: "Søren Sørensen" },
    {
      kind: "turning-clauses",
      after:
        "In other words, a decrease of one unit corresponds to a tenfold increase in the concentration of " +
        "hydrogen ions",
      verbs: ["is", "corresponds"],
    },
    { kind: "noun-and-phrase", after: "of hydrogen ions" },
    { kind: "noun-and-phrase", after: "of one unit" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "corresponds",
      base: "correspond",
      subject: "a decrease",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "express",
      base: "express",
      subject: "chemists",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "example"],
      words: "In other words",
      first: "It is logarithmic",
      second:
        "a decrease of one unit corresponds to a tenfold increase in the concentration of hydrogen ions",
      why: "The first statement says that the scale of acidity is logarithmic, and the second says that a decrease of one unit means a tenfold increase in the concentration of hydrogen ions.",
    },
  ],
};
