import type { Paragraph } from "../paragraph.ts";

export const turnEveryKey: Paragraph = {
  id: "turn-every-key",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; biographies of Johann Sebastian Bach",
  text:
    "The first book of *The Well-Tempered Clavier* (1722), by German composer Johann Sebastian Bach, contains " +
    "a prelude and a fugue in every major and minor key. In other words, each of the twenty-four keys is " +
    "represented by two pieces, one free in form and the other strict.",
  joints: [
    { kind: "title-and-name", title: "German composer", after: "Johann Sebastian Bach" },
    {
      kind: "turning-clauses",
      after:
        "In other words, each of the twenty-four keys is represented by two pieces, one free in form and the other strict",
      verbs: ["contains", "is represented"],
    },
    {
      kind: "verb-and-complement",
      after: "a prelude and a fugue in every major and minor key",
      verb: "contains",
    },
    { kind: "preposition-and-object", after: "every major and minor key" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "The first book",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "In other words",
      first:
        "The first book of *The Well-Tempered Clavier* (1722), by German composer Johann Sebastian Bach, contains " +
        "a prelude and a fugue in every major and minor key",
      second:
        "each of the twenty-four keys is represented by two pieces, one free in form and the other strict",
      why: "The first statement says that the book contains a prelude and a fugue in every major and minor key, and the second says that each of the twenty-four keys is represented by two pieces.",
    },
  ],
};
