import type { Paragraph } from "../paragraph.ts";

export const tsudaUmeko: Paragraph = {
  id: "tsuda-umeko",
  version: 2,
  field: "history",
  source: "Histories of modern Japan; biographies of Tsuda Umeko",
  text:
    "Tsuda Umeko was six years old when the government of Japan sent her and four older girls to the " +
    "United States in 1871 to be educated. The effect of her years abroad on her ideas about schooling " +
    "was lasting: in 1900, she founded a college in Tokyo that prepared women to teach English.",
  joints: [
    {
      kind: "explanation",
      after: "in 1900, she founded a college in Tokyo that prepared women to teach English",
      verbs: ["was", "founded"],
    },
    { kind: "subject-and-verb", after: "was lasting", verb: "was" },
    { kind: "noun-and-phrase", after: "of her years abroad" },
    { kind: "noun-and-phrase", after: "of Japan" },
    { kind: "verb-and-complement", after: "her and four older girls", verb: "sent" },
    { kind: "noun-and-phrase", after: "about schooling" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The effect",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "sent",
      base: "send",
      subject: "the government",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "prepared",
      base: "prepare",
      antecedent: "a college",
      number: "singular",
    },
  ],
  turns: [],
};
