import type { Paragraph } from "../paragraph.ts";

export const rulesOfEsperanto: Paragraph = {
  id: "rules-of-esperanto",
  version: 2,
  field: "society",
  source: "Encyclopedias of language",
  text:
    "L. L. Zamenhof, an eye doctor in Warsaw, wanted speakers of any language to be able to learn Esperanto in " +
    "their spare time. To that end, he reduced its grammar to sixteen rules without exceptions; every noun, for " +
    "example, ends in *-o*, and every adjective ends in *-a*. The first textbook, which he published in 1887, " +
    "needed only a few pages for all of them.",
  joints: [
    {
      kind: "inset",
      after: "an eye doctor in Warsaw",
      next: "wanted speakers of any language to be able to learn Esperanto in their spare time",
      verb: "wanted",
    },
    {
      kind: "inset",
      after: "which he published in 1887",
      next: "needed only a few pages for all of them",
      verb: "needed",
    },
    { kind: "noun-and-phrase", after: "of any language" },
    {
      kind: "verb-and-complement",
      after: "its grammar to sixteen rules without exceptions",
      verb: "reduced",
    },
    { kind: "preposition-and-object", after: "their spare time" },
    { kind: "verb-and-complement", after: "only a few pages for all of them", verb: "needed" },
    { kind: "preposition-and-object", after: "exceptions" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to learn", base: "learn", beside: "able" },
    {
      kind: "finite",
      verb: "needed",
      base: "need",
      subject: "The first textbook",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "reduced",
      base: "reduce",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To that end",
      first:
        "L. L. Zamenhof, an eye doctor in Warsaw, wanted speakers of any language to be able to learn Esperanto in their spare time",
      second: "he reduced its grammar to sixteen rules without exceptions",
      why: "The first statement says that Zamenhof wanted speakers of any language to be able to learn Esperanto in their spare time, and the second says that Zamenhof reduced the grammar of Esperanto to sixteen rules without exceptions.",
    },
  ],
  pronouns: [
    { word: "their", at: "their spare time", antecedent: "speakers" },
    { word: "its", at: "its grammar to", antecedent: "Esperanto" },
  ],
};
