import type { Paragraph } from "../paragraph.ts";

export const origamiDiagrams: Paragraph = {
  id: "origami-diagrams",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of art; histories of paper folding",
  text:
    "Designs in origami passed from one person to another chiefly by demonstration before they could be " +
    "written down in a standard form. Publishing a book on the art in 1954, Japanese artist Akira Yoshizawa " +
    "recorded each step with two kinds of signs: dotted lines for folds and arrows for movements. Since then, " +
    "diagrams in this style have spread throughout the world.",
  joints: [
    { kind: "title-and-name", title: "Japanese artist", after: "Akira Yoshizawa" },
    { kind: "noun-and-phrase", after: "in this style" },
    {
      kind: "front",
      after: "Japanese artist Akira Yoshizawa recorded each step with two kinds of signs",
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
      subject: "Japanese artist Akira Yoshizawa",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "step with two kinds",
      word: "step",
      forms: ["step", "steps", "step's", "steps'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single step is meant, and the words that follow tell how it was recorded.",
    },
  ],
  modifiers: [
    {
      opening: "Publishing a book on the art in 1954",
      clause:
        "Japanese artist Akira Yoshizawa recorded each step with two kinds of signs: dotted lines for folds and " +
        "arrows for movements",
      noun: "Japanese artist Akira Yoshizawa",
      kind: "person",
      wrong: [
        {
          clause:
            "each step was recorded by Japanese artist Akira Yoshizawa with two kinds of signs: dotted lines for " +
            "folds and arrows for movements",
          noun: "each step",
          kind: "idea",
          reason: "A step of folding publishes no book.",
        },
        {
          clause:
            "two kinds of signs recorded each step for Japanese artist Akira Yoshizawa: dotted lines for folds and " +
            "arrows for movements",
          noun: "two kinds of signs",
          kind: "idea",
          reason: "The signs would be publishing the book in which they stand.",
        },
        {
          clause:
            "Japanese artist Akira Yoshizawa's record of each step had two kinds of signs: dotted lines for folds and " +
            "arrows for movements",
          noun: "Japanese artist Akira Yoshizawa's record",
          kind: "idea",
          reason: "The noun after the comma is *record*; the artist was the one who published.",
        },
      ],
    },
  ],
};
