import type { Paragraph } from "../paragraph.ts";

export const cloveSeedlings: Paragraph = {
  id: "clove-seedlings",
  version: 2,
  field: "history",
  source: "Histories of the spice trade; encyclopedias of Southeast Asia",
  text:
    "In the sixteenth century, all of the world's cloves came from one small region: the northern islands of " +
    "the Moluccas in present-day Indonesia. Dutch control of the trade, which later depended on confining the " +
    "trees to a few islands, was weakened when French administrator Pierre Poivre had seedlings carried to " +
    "Mauritius in 1770.",
  joints: [
    {
      kind: "inset",
      after: "which later depended on confining the trees to a few islands",
      next: "was weakened when French administrator Pierre Poivre had seedlings carried to Mauritius in 1770",
      verb: "was weakened",
    },
    { kind: "title-and-name", title: "French administrator", after: "Pierre Poivre" },
    {
      kind: "clauses",
      after:
        "Dutch control of the trade, which later depended on confining the trees to a few islands, was weakened " +
        "when French administrator Pierre Poivre had seedlings carried to Mauritius in 1770",
      verbs: ["came", "was weakened"],
    },
    { kind: "noun-and-phrase", after: "of the Moluccas in present-day Indonesia" },
    { kind: "noun-and-phrase", after: "of the trade" },
    { kind: "preposition-and-object", after: "one small region" },
  ],
  verbs: [
    { kind: "preposition", verb: "confining", base: "confine", beside: "depended" },
    {
      kind: "finite",
      verb: "came",
      base: "come",
      subject: "cloves",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
