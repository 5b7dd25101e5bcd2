import type { Paragraph } from "../paragraph.ts";

export const nestedNarrators: Paragraph = {
  id: "nested-narrators",
  version: 2,
  field: "literature",
  source: "Criticism of Frankenstein; histories of the English novel",
  text:
    "The three narratives that form Mary Shelley's *Frankenstein* stand one within another: letters by " +
    "explorer Robert Walton contain the story of Victor Frankenstein, which contains in turn that of the " +
    "creature.",
  joints: [
    {
      kind: "essential",
      after: "that form Mary Shelley's *Frankenstein*",
      next: "stand one within another",
      verb: "stand",
    },
    {
      kind: "explanation",
      after: "letters by explorer Robert Walton contain the story of Victor Frankenstein",
      verbs: ["stand", "contain"],
    },
    { kind: "title-and-name", title: "explorer", after: "Robert Walton" },
    { kind: "noun-and-phrase", after: "of Victor Frankenstein" },
    { kind: "verb-and-complement", after: "the story of Victor Frankenstein", verb: "contain" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "form",
      base: "form",
      antecedent: "The three narratives",
      number: "plural",
    },
    {
      kind: "finite",
      verb: "stand",
      base: "stand",
      subject: "The three narratives",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "letters",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
