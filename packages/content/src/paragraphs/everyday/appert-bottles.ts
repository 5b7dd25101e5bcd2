import type { Paragraph } from "../paragraph.ts";

export const appertBottles: Paragraph = {
  id: "appert-bottles",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of food; histories of canning",
  text:
    "The method of preserving food that French confectioner Nicolas Appert published in 1810 was simple: he " +
    "sealed the food in glass bottles and heated the bottles in boiling water. It was soon adopted in several " +
    "countries. Still, no one could say why it worked until the 1860s, when Louis Pasteur showed that heat " +
    "kills the microbes that cause decay.",
  joints: [
    { kind: "title-and-name", title: "French confectioner", after: "Nicolas Appert" },
    {
      kind: "explanation",
      after: "he sealed the food in glass bottles and heated the bottles in boiling water",
      verbs: ["was", "sealed"],
    },
    {
      kind: "turning-clauses",
      after: "Still, no one could say why it worked until the 1860s",
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
      also: ["contrast"],
      words: "Still",
      first: "It was soon adopted in several countries",
      second:
        "no one could say why it worked until the 1860s, when Louis Pasteur showed that heat kills the microbes that cause decay",
      why: "The first statement says that the method of preserving food was soon adopted in several countries, but the second says that no one could explain the method of preserving food until the 1860s.",
    },
  ],
  pronouns: [{ word: "it", at: "it worked until the", antecedent: "The method" }],
};
