import type { Paragraph } from "../paragraph.ts";

export const poemsInGenji: Paragraph = {
  id: "poems-in-genji",
  field: "literature",
  source: "Standard histories of Japanese literature; introductions to The Tale of Genji",
  text:
    "*The Tale of Genji*, which the court lady Murasaki Shikibu wrote in Japan in the early eleventh century, " +
    "contains nearly 800 short poems, many of which its characters send to one another. The recipient of a poem " +
    "weighs three of its features: the wording, the handwriting, and the paper on which it is written.",
  joints: [
    {
      kind: "inset",
      after: "which the court lady Murasaki Shikibu wrote in Japan in the early eleventh century",
      next: "contains nearly 800 short poems",
      verb: "contains",
    },
    {
      kind: "list",
      after: "the wording, the handwriting, and the paper on which it is written",
      verbs: ["weighs"],
    },
    { kind: "subject-and-verb", after: "weighs three of its features", verb: "weighs" },
    { kind: "noun-and-phrase", after: "of a poem" },
    { kind: "verb-and-complement", after: "three of its features", verb: "weighs" },
    {
      kind: "items",
      items: ["the wording", "the handwriting", "the paper on which it is written"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "*The Tale of Genji*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "weighs",
      base: "weigh",
      subject: "The recipient",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [
    { word: "its", at: "its characters send", antecedent: "The Tale of Genji" },
    { word: "its", at: "its features", antecedent: "a poem" },
    { word: "it", at: "it is written", antecedent: "a poem" },
  ],
};
