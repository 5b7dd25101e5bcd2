import type { Paragraph } from "../paragraph.ts";

export const lewisOnSurplusLabor: Paragraph = {
  id: "lewis-on-surplus-labor",
  version: 2,
  field: "society",
  source: "Encyclopedias of economics",
  text:
    "W. Arthur Lewis, an economist born on the Caribbean island of Saint Lucia, divided the economy of a poor " +
    "country into two sectors in a 1954 article: a traditional one, with more workers than its farms require, " +
    "and a modern one. Labor in the first is so abundant that the second can hire at a low and steady wage. " +
    "As a result, profits in the modern sector grow and are invested in new factories.",
  joints: [
    {
      kind: "inset",
      after: "an economist born on the Caribbean island of Saint Lucia",
      next: "divided the economy of a poor country into two sectors in a 1954 article",
      verb: "divided",
    },
    { kind: "noun-and-phrase", after: "of a poor country" },
    { kind: "noun-and-phrase", after: "of Saint Lucia" },
    {
      kind: "subject-and-verb",
      after: "is so abundant that the second can hire at a low and steady wage",
      verb: "is",
    },
    { kind: "preposition-and-object", after: "new factories" },
    {
      kind: "verb-and-complement",
      after: "the economy of a poor country into two sectors in a 1954 article",
      verb: "divided",
    },
    { kind: "preposition-and-object", after: "a low and steady wage" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "grow",
      base: "grow",
      subject: "profits",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "divided",
      base: "divide",
      subject: "W. Arthur Lewis",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "As a result",
      first: "Labor in the first is so abundant that the second can hire at a low and steady wage",
      second: "profits in the modern sector grow and are invested in new factories",
      why: "The first statement says that labor is so abundant that the modern sector can hire at a low wage, and the second says that profits in the modern sector grow and are invested in new factories.",
    },
  ],
};
