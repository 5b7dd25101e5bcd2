import type { Paragraph } from "../paragraph.ts";

export const threeSisters: Paragraph = {
  id: "three-sisters",
  field: "science",
  source: "Reference works on Indigenous agriculture; histories of food plants",
  text:
    "The Haudenosaunee of northeastern North America have traditionally grown three crops together in mounds " +
    "of earth: maize, a support for climbing vines; beans, a source of nitrogen for the soil; and squash, a " +
    "broad-leaved cover that keeps out weeds.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["maize", "a support for climbing vines"],
        ["beans", "a source of nitrogen for the soil"],
        ["squash", "a broad-leaved cover that keeps out weeds"],
      ],
    },
    {
      kind: "subject-and-verb",
      after: "have traditionally grown three crops together in mounds of earth",
      verb: "have traditionally grown",
    },
    { kind: "noun-and-phrase", after: "of northeastern North America" },
    {
      kind: "verb-and-complement",
      after: "three crops together in mounds of earth",
      verb: "have traditionally grown",
    },
    { kind: "preposition-and-object", after: "northeastern North America" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "keeps",
      base: "keep",
      antecedent: "a broad-leaved cover",
      number: "singular",
    },
  ],
  turns: [],
};
