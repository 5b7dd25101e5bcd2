import type { Paragraph } from "../paragraph.ts";

export const inventedEncounters: Paragraph = {
  id: "invented-encounters",
  version: 2,
  field: "literature",
  source: "Standard histories of Japanese literature; introductions to Bashō's travel writing",
  text:
    "*The Narrow Road to the Deep North*, which Japanese poet Matsuo Bashō based on a 1689 journey, is not a " +
    "literal account of his travels. The diary of Kawai Sora, his companion on the road, differs from it in " +
    "many particulars; in fact, several of the encounters that Bashō describes appear to be inventions.",
  joints: [
    {
      kind: "inset",
      after: "his companion on the road",
      next: "differs from it in many particulars",
      verb: "differs",
    },
    {
      kind: "inset",
      after: "which Japanese poet Matsuo Bashō based on a 1689 journey",
      next: "is not a literal account of his travels",
      verb: "is",
    },
    {
      kind: "turning-clauses",
      after: "in fact, several of the encounters that Bashō describes appear to be inventions",
      verbs: ["differs", "appear"],
    },
    { kind: "title-and-name", title: "Japanese poet", after: "Matsuo Bashō" },
    { kind: "noun-and-phrase", after: "of his travels" },
    { kind: "verb-and-complement", after: "a literal account of his travels", verb: "is not" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "differs",
      base: "differ",
      subject: "The diary",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "appear",
      base: "appear",
      subject: "several",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
