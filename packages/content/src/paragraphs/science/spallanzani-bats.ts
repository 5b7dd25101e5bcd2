import type { Paragraph } from "../paragraph.ts";

export const spallanzaniBats: Paragraph = {
  id: "spallanzani-bats",
  version: 2,
  field: "science",
  source: "Textbooks on animal behavior; histories of zoology",
  text:
    "Bats deprived of sight, Italian naturalist Lazzaro Spallanzani established in the 1790s, fly between " +
    "obstacles without touching them. The explanation came more than a century later: in 1938, Donald " +
    "Griffin, a student at Harvard University, learned with the aid of a detector that the animals emit " +
    "sounds too high for human ears.",
  joints: [
    { kind: "title-and-name", title: "Italian naturalist", after: "Lazzaro Spallanzani" },
    {
      kind: "explanation",
      after:
        "in 1938, Donald Griffin, a student at Harvard University, learned with the aid of a detector that the animals emit sounds too high for human ears",
      verbs: ["came", "learned"],
    },
    {
      kind: "clauses",
      after: "The explanation came more than a century later",
      verbs: ["fly", "came"],
    },
    { kind: "preposition-and-object", after: "the aid of a detector" },
    {
      kind: "inset",
      after: "Italian naturalist Lazzaro Spallanzani established in the 1790s",
      next: "fly between obstacles without touching them",
      verb: "fly",
    },
    { kind: "noun-and-phrase", after: "of a detector" },
  ],
  verbs: [
    { kind: "preposition", verb: "touching", base: "touch", beside: "fly" },
    {
      kind: "finite",
      verb: "fly",
      base: "fly",
      subject: "Bats",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
