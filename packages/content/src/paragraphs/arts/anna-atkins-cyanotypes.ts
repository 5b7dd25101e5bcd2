import type { Paragraph } from "../paragraph.ts";

export const annaAtkinsCyanotypes: Paragraph = {
  id: "anna-atkins-cyanotypes",
  version: 3,
  field: "arts",
  source: "Standard histories of photography; encyclopedia entries on Anna Atkins",
  text:
    "Botanist Anna Atkins issued the first part of *Photographs of British Algae* in 1843, the year after " +
    "astronomer John Herschel announced the cyanotype process. She laid each specimen on paper coated with " +
    "iron salts and exposed it to sunlight; the uncovered areas turned blue after the sheet was rinsed in " +
    "water, the outline of the alga remaining white.",
  joints: [
    { kind: "title-and-name", title: "Botanist", after: "Anna Atkins" },
    { kind: "second-verb", after: "exposed it to sunlight", verbs: ["laid", "exposed"] },
    { kind: "clauses", after: "the uncovered areas turned blue", verbs: ["laid", "turned"] },
    {
      kind: "verb-and-complement",
      after: "the first part of *Photographs of British Algae*",
      verb: "issued",
    },
    { kind: "noun-and-phrase", after: "of *Photographs of British Algae*" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "issued",
      base: "issue",
      subject: "Botanist Anna Atkins",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "turned",
      base: "turn",
      subject: "the uncovered areas",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "specimen on paper",
      word: "specimen",
      forms: ["specimen", "specimens", "specimen's", "specimens'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single specimen is meant, and the words that follow tell where she laid it.",
    },
  ],
};
