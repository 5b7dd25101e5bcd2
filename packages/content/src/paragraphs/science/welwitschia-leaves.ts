import type { Paragraph } from "../paragraph.ts";

export const welwitschiaLeaves: Paragraph = {
  id: "welwitschia-leaves",
  field: "science",
  source: "Reference works on African plants; textbooks on botany",
  text:
    "Welwitschia, a plant of the coastal deserts of Angola and Namibia, bears only two leaves, which grow " +
    "from the base throughout its life—a period of more than a thousand years in some individuals—and split " +
    "lengthwise into ribbons.",
  joints: [
    {
      kind: "inset",
      after: "a plant of the coastal deserts of Angola and Namibia",
      next: "bears only two leaves",
      verb: "bears",
    },
    { kind: "noun-and-phrase", after: "of the coastal deserts" },
    { kind: "preposition-and-object", after: "the coastal deserts of Angola and Namibia" },
    { kind: "noun-and-phrase", after: "in some individuals" },
    {
      kind: "verb-and-complement",
      after: "only two leaves, which grow from the base throughout its life",
      verb: "bears",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bears",
      base: "bear",
      subject: "Welwitschia",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
