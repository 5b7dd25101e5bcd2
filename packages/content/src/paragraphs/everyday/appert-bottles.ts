import type { Paragraph } from "../paragraph.ts";

export const appertBottles: Paragraph = {
  id: "appert-bottles",
  field: "everyday",
  source: "Encyclopedias of food; histories of canning",
  text:
    "In 1810, the French confectioner Nicolas Appert published a method of preserving food: he sealed it in glass " +
    "bottles and heated the bottles in boiling water. The method was soon adopted in several countries; still, no " +
    "one could say why it worked until the 1860s, when Louis Pasteur showed that heat kills the microbes that " +
    "cause decay.",
  joints: [
    { kind: "title-and-name", after: "Nicolas Appert" },
    {
      kind: "explanation",
      after: "he sealed it in glass bottles and heated the bottles in boiling water",
      verbs: ["published", "sealed"],
    },
    {
      kind: "turning-clauses",
      after: "still, no one could say why it worked until the 1860s",
      verbs: ["was soon adopted", "could say"],
    },
    { kind: "noun-and-phrase", after: "of preserving food" },
    {
      kind: "subject-and-verb",
      after: "was soon adopted in several countries",
      verb: "was soon adopted",
    },
  ],
  verbs: [
    { kind: "preposition", verb: "preserving", base: "preserve", beside: "published" },
    {
      kind: "relative",
      verb: "cause",
      base: "cause",
      antecedent: "the microbes",
      number: "plural",
    },
    {
      kind: "finite",
      verb: "heated",
      base: "heat",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      words: "still",
      first: "The method was soon adopted in several countries",
      second:
        "no one could say why it worked until the 1860s, when Louis Pasteur showed that heat kills the microbes that cause decay",
      why: "The success of the method would lead one to expect that it was understood, but in spite of it no one could explain it.",
    },
  ],
};
