import type { Paragraph } from "../paragraph.ts";

export const origamiDiagrams: Paragraph = {
  id: "origami-diagrams",
  field: "everyday",
  source: "Encyclopedias of art; histories of paper folding",
  text:
    "Designs in origami passed from one person to another chiefly by demonstration before they could be written " +
    "down in a standard form. In a book of 1954, the Japanese artist Akira Yoshizawa recorded each step with two " +
    "kinds of signs: dotted lines for folds and arrows for movements. Since then, diagrams in this style have " +
    "spread throughout the world.",
  joints: [
    {
      kind: "restrictive-last",
      after: "before they could be written down in a standard form",
      verbs: ["passed", "could be written"],
    },
    {
      kind: "answer",
      after: "dotted lines for folds and arrows for movements",
      verbs: ["recorded"],
    },
    { kind: "title-and-name", after: "Akira Yoshizawa" },
    { kind: "noun-and-phrase", after: "in this style" },
    {
      kind: "front",
      after: "the Japanese artist Akira Yoshizawa recorded each step with two kinds of signs",
      verbs: ["recorded"],
    },
    { kind: "noun-and-phrase", after: "of signs" },
    { kind: "preposition-and-object", after: "a standard form" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have spread",
      base: "spread",
      subject: "diagrams",
      number: "plural",
      tense: "perfect",
      time: "Since then",
    },
    {
      kind: "finite",
      verb: "recorded",
      base: "record",
      subject: "the Japanese artist Akira Yoshizawa",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
