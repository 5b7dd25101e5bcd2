import type { Paragraph } from "../paragraph.ts";

export const labHissingArc: Paragraph = {
  id: "lab-hissing-arc",
  version: 3,
  field: "science",
  source: "Biographies of Hertha Ayrton; histories of electrical engineering",
  text:
    "Though brighter than any gaslight, the electric arc lamps of the nineteenth century often hissed and " +
    "flickered. In the 1890s, Hertha Ayrton, a British physicist, traced the noise to the oxygen of the " +
    "surrounding air, which rushed into small craters that formed in the positive carbon rod. When she " +
    "excluded the air, the hissing ceased.",
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
  modifiers: [
    {
      opening: "Though brighter than any gaslight",
      clause: "the electric arc lamps of the nineteenth century often hissed and flickered",
      noun: "the electric arc lamps of the nineteenth century",
      kind: "thing",
      wrong: [
        {
          clause: "the hissing of the electric arc lamps was common in the nineteenth century",
          noun: "the hissing of the electric arc lamps",
          kind: "idea",
          reason: "The noun after the comma is *hissing*, and a sound is not bright.",
        },
        {
          clause: "the nineteenth century had electric arc lamps that often hissed and flickered",
          noun: "the nineteenth century",
          kind: "idea",
          reason: "A century is not brighter than gaslight; the lamps were.",
        },
        {
          clause: "there was often hissing in the electric arc lamps of the nineteenth century",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be bright.",
        },
      ],
    },
  ],
};
