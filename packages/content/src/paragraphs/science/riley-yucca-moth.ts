import type { Paragraph } from "../paragraph.ts";

export const rileyYuccaMoth: Paragraph = {
  id: "riley-yucca-moth",
  version: 2,
  field: "science",
  source: "Textbooks on ecology; histories of entomology",
  text:
    "The yucca moth, whose habits entomologist Charles Riley described in the 1870s, lays its eggs in the " +
    "flowers of the yucca plant and presses pollen onto the pistil of each. Its larvae then feed on some of " +
    "the developing seeds. Each species depends on the other to reproduce. In other words, neither the moth " +
    "nor the yucca would survive alone.",
  joints: [
    {
      kind: "turning-clauses",
      after: "In other words, neither the moth nor the yucca would survive alone",
      verbs: ["depends", "would survive"],
    },
    {
      kind: "inset",
      after: "whose habits entomologist Charles Riley described in the 1870s",
      next: "lays its eggs in the flowers of the yucca plant and presses pollen onto the pistil of each",
      verb: "lays",
    },
    {
      kind: "second-verb",
      after: "presses pollen onto the pistil of each",
      verbs: ["lays", "presses"],
    },
    { kind: "title-and-name", title: "entomologist", after: "Charles Riley" },
    { kind: "noun-and-phrase", after: "of the developing seeds" },
    {
      kind: "clauses",
      after: "Its larvae then feed on some of the developing seeds",
      verbs: ["lays", "feed"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "lays",
      base: "lay",
      subject: "The yucca moth",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "Each species",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "feed",
      base: "feed",
      subject: "Its larvae",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "In other words",
      first: "Each species depends on the other to reproduce",
      second: "neither the moth nor the yucca would survive alone",
      why: "The first statement says that the yucca moth and the yucca depend on each other to reproduce, and the second says that neither the yucca moth nor the yucca would survive alone.",
    },
  ],
  pronouns: [{ word: "its", at: "its eggs in the", antecedent: "The yucca moth" }],
};
