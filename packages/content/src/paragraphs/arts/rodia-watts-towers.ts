import type { Paragraph } from "../paragraph.ts";

export const rodiaWattsTowers: Paragraph = {
  id: "rodia-watts-towers",
  version: 2,
  field: "arts",
  source: "Standard histories of self-taught art; encyclopedia entries on the Watts Towers",
  text:
    "Between 1921 and 1954, Simon Rodia, an Italian immigrant who earned his living as a " +
    "laborer, built the Watts Towers in Los Angeles with hand tools. He wired steel rods into " +
    "tall frames, coated them with mortar, and covered the towers' gray surfaces with fragments " +
    "that he had collected: broken tiles, seashells, and bottle glass.",
  joints: [
    {
      kind: "inset",
      after: "an Italian immigrant who earned his living as a laborer",
      next: "built the Watts Towers in Los Angeles with hand tools",
      verb: "built",
      front: "Between 1921 and 1954",
    },
    { kind: "list", after: "broken tiles, seashells, and bottle glass", verbs: ["covered"] },
    {
      kind: "verb-and-complement",
      after: "the Watts Towers in Los Angeles with hand tools",
      verb: "built",
    },
    { kind: "preposition-and-object", after: "hand tools" },
    { kind: "noun-and-phrase", after: "in Los Angeles with hand tools" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "built",
      base: "build",
      subject: "Simon Rodia",
      number: "singular",
      tense: "past",
      time: "Between 1921 and 1954",
    },
    {
      kind: "relative",
      verb: "earned",
      base: "earn",
      antecedent: "an Italian immigrant",
      number: "singular",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "towers' gray surfaces",
      word: "towers'",
      forms: ["tower", "towers", "tower's", "towers'"],
      counted: "the Watts Towers",
      role: "owned",
      why: "The towers are several, and the surfaces are theirs.",
    },
  ],
};
