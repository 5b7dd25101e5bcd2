import type { Paragraph } from "../paragraph.ts";

export const catalanAtlasKing: Paragraph = {
  id: "catalan-atlas-king",
  field: "history",
  source: "Histories of West Africa; histories of medieval cartography",
  text:
    "Reports of the wealth of Mansa Musa, the ruler of the Mali Empire in West Africa, reached European " +
    "mapmakers within decades of his pilgrimage to Mecca in 1324. For example, the *Catalan Atlas*, which was " +
    "drawn on the island of Majorca around 1375, shows the king seated on a throne with a scepter and a disk " +
    "of gold.",
  joints: [
    {
      kind: "inset",
      after: "the ruler of the Mali Empire in West Africa",
      then: "reached European mapmakers within decades of his pilgrimage to Mecca in 1324",
      verb: "reached",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, the *Catalan Atlas*, which was drawn on the island of Majorca around 1375, shows the king seated on a throne with a scepter and a disk of gold",
      verbs: ["reached", "shows"],
    },
    { kind: "noun-and-phrase", after: "of the wealth of Mansa Musa" },
    {
      kind: "verb-and-complement",
      after: "European mapmakers within decades of his pilgrimage to Mecca in 1324",
      verb: "reached",
    },
    { kind: "noun-and-phrase", after: "of Majorca" },
    { kind: "preposition-and-object", after: "a scepter and a disk of gold" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reached",
      base: "reach",
      subject: "Reports",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "shows",
      base: "show",
      subject: "the *Catalan Atlas*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      words: "For example",
      first:
        "Reports of the wealth of Mansa Musa, the ruler of the Mali Empire in West Africa, reached European mapmakers within decades of his pilgrimage to Mecca in 1324",
      second:
        "the *Catalan Atlas*, which was drawn on the island of Majorca around 1375, shows the king seated on a throne with a scepter and a disk of gold",
      why: "The first statement says that reports of the king reached mapmakers in Europe, and the second gives one case, an atlas that shows him with gold.",
    },
  ],
};
