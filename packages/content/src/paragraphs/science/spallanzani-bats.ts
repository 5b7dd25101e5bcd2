import type { Paragraph } from "../paragraph.ts";

export const spallanzaniBats: Paragraph = {
  id: "spallanzani-bats",
  field: "science",
  source: "Textbooks on animal behavior; histories of zoology",
  text:
    "In the 1790s, the Italian naturalist Lazzaro Spallanzani established that bats deprived of sight fly " +
    "between obstacles without touching them. The explanation came more than a century later: in 1938, Donald " +
    "Griffin, a student at Harvard University, learned with the aid of a detector that the animals emit " +
    "sounds too high for human ears.",
  joints: [
    { kind: "title-and-name", after: "Lazzaro Spallanzani" },
    {
      kind: "explanation",
      after:
        "in 1938, Donald Griffin, a student at Harvard University, learned with the aid of a detector that the animals emit sounds too high for human ears",
      verbs: ["came", "learned"],
    },
    {
      kind: "verb-and-complement",
      after: "that bats deprived of sight fly between obstacles without touching them",
      verb: "established",
    },
    {
      kind: "clauses",
      after: "The explanation came more than a century later",
      verbs: ["established", "came"],
    },
    { kind: "preposition-and-object", after: "the aid of a detector" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "established",
      base: "establish",
      subject: "the Italian naturalist Lazzaro Spallanzani",
      number: "singular",
      tense: "past",
      time: "In the 1790s",
    },
    {
      kind: "finite",
      verb: "fly",
      base: "fly",
      subject: "bats",
      number: "plural",
      tense: "present",
    },
    { kind: "preposition", verb: "touching", base: "touch", beside: "fly" },
  ],
  turns: [],
};
