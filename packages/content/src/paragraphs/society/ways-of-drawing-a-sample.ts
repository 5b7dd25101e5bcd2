import type { Paragraph } from "../paragraph.ts";

export const waysOfDrawingASample: Paragraph = {
  id: "ways-of-drawing-a-sample",
  version: 2,
  field: "society",
  source: "Textbooks of statistics",
  text:
    "The simplest way to draw a sample from a list of households is to give each a number and let a random " +
    "process select some of the numbers. Alternatively, a researcher may choose a random starting point and " +
    "take every twentieth household after it, a procedure that can mislead when the order of the entries " +
    "follows a pattern.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "is to give each a number and let a random process select some of the numbers",
      verb: "is",
    },
    { kind: "noun-and-phrase", after: "of households" },
    { kind: "noun-and-phrase", after: "of the numbers" },
    {
      kind: "second-verb",
      after: "take every twentieth household after it",
      verbs: ["may choose", "take"],
    },
    { kind: "noun-and-phrase", after: "of the entries" },
    { kind: "preposition-and-object", after: "households" },
    {
      kind: "verb-and-complement",
      after: "a random starting point and take every twentieth household after it",
      verb: "may choose",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The simplest way",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "follows",
      base: "follow",
      subject: "the order",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "concession", "replacement"],
      words: "Alternatively",
      first:
        "The simplest way to draw a sample from a list of households is to give each a number and let a random process select some of the numbers",
      second:
        "a researcher may choose a random starting point and take every twentieth household after it, a procedure that can mislead when the order of the entries follows a pattern",
      why: "The first statement says that the simplest way to draw a sample is a random selection from numbered households, and the second says that a researcher may take every twentieth household after a random starting point.",
    },
  ],
};
