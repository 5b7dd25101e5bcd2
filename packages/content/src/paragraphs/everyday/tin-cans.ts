import type { Paragraph } from "../paragraph.ts";

export const tinCans: Paragraph = {
  id: "tin-cans",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of technology; histories of food",
  text:
    "The tin can, for which merchant Peter Durand received a British patent in 1810, was in use for more than " +
    "forty years before special openers were devised; in the meantime, buyers relied on knives, chisels, and " +
    "hammers.",
  joints: [
    {
      kind: "inset",
      after: "for which merchant Peter Durand received a British patent in 1810",
      next: "was in use for more than forty years before special openers were devised",
      verb: "was",
    },
    { kind: "items", items: ["knives", "chisels", "hammers"] },
    { kind: "lead-and-series", after: "knives, chisels, and hammers" },
    { kind: "title-and-name", title: "merchant", after: "Peter Durand" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "received",
      base: "receive",
      subject: "merchant Peter Durand",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
