import type { Paragraph } from "../paragraph.ts";

export const nutmegAndManhattan: Paragraph = {
  id: "nutmeg-and-manhattan",
  field: "everyday",
  source: "Encyclopedias of food; histories of the spice trade",
  text:
    "Nutmeg, a spice that grew only in the Banda Islands, was among the most valuable goods of the seventeenth " +
    "century. In fact, when England and the Netherlands made peace in 1667, the Dutch kept Run, a small island of " +
    "nutmeg trees, and left Manhattan to the English.",
  joints: [
    {
      kind: "inset",
      after: "a spice that grew only in the Banda Islands",
      next: "was among the most valuable goods of the seventeenth century",
      verb: "was",
    },
    {
      kind: "turning-clauses",
      after:
        "In fact, when England and the Netherlands made peace in 1667, the Dutch kept Run, a small island of nutmeg trees, and left Manhattan to the English",
      verbs: ["was", "kept"],
    },
    { kind: "noun-and-phrase", after: "of nutmeg trees" },
    { kind: "noun-and-phrase", after: "of the seventeenth century" },
    { kind: "preposition-and-object", after: "the Banda Islands" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "made",
      base: "make",
      subject: "England and the Netherlands",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
