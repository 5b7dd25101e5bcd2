import type { Paragraph } from "../paragraph.ts";

export const nevelsonSkyCathedral: Paragraph = {
  id: "nevelson-sky-cathedral",
  version: 2,
  field: "arts",
  source: "Standard histories of American sculpture; museum notes on *Sky Cathedral*",
  text:
    "American sculptor Louise Nevelson assembled *Sky Cathedral* (1958) from wooden boxes, filling them with " +
    "pieces of molding, chair legs, and other scraps that she had gathered in New York. A uniform coat of " +
    "black paint conceals the origins of these fragments; the viewer perceives a single wall of shadows " +
    "rather than a collection of discarded objects.",
  joints: [
    {
      kind: "outcome",
      after:
        "filling them with pieces of molding, chair legs, and other scraps that she had gathered in New York",
      verbs: ["assembled"],
    },
    {
      kind: "clauses",
      after:
        "the viewer perceives a single wall of shadows rather than a collection of discarded objects",
      verbs: ["conceals", "perceives"],
    },
    {
      kind: "items",
      items: ["pieces of molding", "chair legs", "other scraps that she had gathered in New York"],
    },
    {
      kind: "subject-and-verb",
      after: "conceals the origins of these fragments",
      verb: "conceals",
    },
    { kind: "noun-and-phrase", after: "of these fragments" },
    { kind: "preposition-and-object", after: "wooden boxes" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "conceals",
      base: "conceal",
      subject: "A uniform coat",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "filling", base: "fill", beside: "assembled" },
  ],
  turns: [],
};
