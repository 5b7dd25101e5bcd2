import type { Paragraph } from "../paragraph.ts";

export const labHissingArc: Paragraph = {
  id: "lab-hissing-arc",
  field: "science",
  source: "Biographies of Hertha Ayrton; histories of electrical engineering",
  text:
    "The electric arc lamps of the nineteenth century often hissed and flickered. In the 1890s, Hertha Ayrton, a " +
    "British physicist, traced the noise to the oxygen of the surrounding air, which rushed into small craters " +
    "that formed in the positive carbon rod. When she excluded the air, the hissing ceased.",
  joints: [
    {
      kind: "inset",
      after: "a British physicist",
      next: "traced the noise to the oxygen of the surrounding air",
      verb: "traced",
      front: "In the 1890s",
    },
    { kind: "dependent-first", after: "the hissing ceased", verbs: ["excluded", "ceased"] },
    { kind: "subject-and-verb", after: "often hissed and flickered", verb: "often hissed" },
    { kind: "noun-and-phrase", after: "of the surrounding air" },
    { kind: "noun-and-phrase", after: "of the nineteenth century" },
    {
      kind: "clauses",
      after:
        "In the 1890s, Hertha Ayrton, a British physicist, traced the noise to the oxygen of the surrounding air",
      verbs: ["hissed", "traced"],
    },
    {
      kind: "verb-and-complement",
      after: "the noise to the oxygen of the surrounding air",
      verb: "traced",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "traced",
      base: "trace",
      subject: "Hertha Ayrton",
      number: "singular",
      tense: "past",
      time: "In the 1890s",
    },
  ],
  turns: [],
};
