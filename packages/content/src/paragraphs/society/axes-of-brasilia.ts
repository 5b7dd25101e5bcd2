import type { Paragraph } from "../paragraph.ts";

export const axesOfBrasilia: Paragraph = {
  id: "axes-of-brasilia",
  version: 2,
  field: "society",
  source: "Histories of architecture and urban planning",
  text:
    "The plan with which architect Lúcio Costa won the competition for a new capital of Brazil in 1957 " +
    "consists of two crossing axes: government buildings line the straight one, and apartment blocks line the " +
    "other, which bends to fit the terrain.",
  joints: [
    { kind: "subject-and-verb", after: "consists of two crossing axes", verb: "consists" },
    { kind: "noun-and-phrase", after: "for a new capital of Brazil in 1957" },
    { kind: "noun-and-phrase", after: "of Brazil in 1957" },
    { kind: "preposition-and-object", after: "two crossing axes" },
    {
      kind: "verb-and-complement",
      after: "the competition for a new capital of Brazil in 1957",
      verb: "won",
    },
    { kind: "title-and-name", title: "architect", after: "Lúcio Costa" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "consists",
      base: "consist",
      subject: "The plan",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
