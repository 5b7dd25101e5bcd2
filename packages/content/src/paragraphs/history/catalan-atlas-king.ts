import type { Paragraph } from "../paragraph.ts";

export const catalanAtlasKing: Paragraph = {
  id: "catalan-atlas-king",
  version: 3,
  field: "history",
  source: "Histories of West Africa; histories of medieval cartography",
  text:
    "Several European maps from the fourteenth and fifteenth centuries depict Mansa Musa, the ruler of the Mali " +
    "Empire in West Africa, as a king of great wealth. For example, the *Catalan Atlas*, which was drawn on the " +
    "island of Majorca around 1375, shows him seated on a throne with a scepter and a disk of gold.",
  joints: [
    {
      kind: "inset",
      after: "which was drawn on the island of Majorca around 1375",
      next: "shows him seated on a throne with a scepter and a disk of gold",
      verb: "shows",
      front: "For example",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, the *Catalan Atlas*, which was drawn on the island of Majorca around 1375, shows him seated on a throne with a scepter and a disk of gold",
      verbs: ["depict", "shows"],
    },
    { kind: "noun-and-phrase", after: "of great wealth" },
    { kind: "noun-and-phrase", after: "in West Africa" },
    { kind: "noun-and-phrase", after: "of Majorca" },
    { kind: "preposition-and-object", after: "a scepter and a disk of gold" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depict",
      base: "depict",
      subject: "Several European maps",
      number: "plural",
      tense: "present",
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
      also: ["emphasis"],
      words: "For example",
      first:
        "Several European maps from the fourteenth and fifteenth centuries depict Mansa Musa, the ruler of the Mali Empire in West Africa, as a king of great wealth",
      second:
        "the *Catalan Atlas*, which was drawn on the island of Majorca around 1375, shows him seated on a throne with a scepter and a disk of gold",
      why: "The first statement says that several European maps depict Mansa Musa as a king of great wealth, and the second says that the *Catalan Atlas* shows Mansa Musa with a scepter and a disk of gold.",
    },
  ],
  nouns: [
    {
      at: "maps from the fourteenth",
      word: "maps",
      forms: ["map", "maps", "map's", "maps'"],
      counted: "Several",
      role: "predicate",
      why: "Several maps are meant, and the words that follow tell from which centuries they date.",
    },
  ],
};
