import type { Paragraph } from "../paragraph.ts";

export const craftCrucibleSteel: Paragraph = {
  id: "craft-crucible-steel",
  version: 3,
  field: "history",
  source: "Standard histories of metallurgy; biographies of Benjamin Huntsman",
  text:
    "Benjamin Huntsman, an English clockmaker who had settled in a village near Sheffield, began in the 1740s " +
    "to melt steel in clay crucibles because the metal available to him was too uneven for the springs of his " +
    "clocks.",
  coda: "The clockmaker's secret process was eventually copied by rivals.",
  joints: [
    {
      kind: "inset",
      after: "an English clockmaker who had settled in a village near Sheffield",
      next: "began in the 1740s to melt steel in clay crucibles because the metal available to him was too uneven for the springs of his clocks",
      verb: "began",
    },
    { kind: "noun-and-phrase", after: "of his clocks" },
    { kind: "preposition-and-object", after: "a village near Sheffield" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "began",
      base: "begin",
      subject: "Benjamin Huntsman",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "clockmaker's secret process",
      word: "clockmaker's",
      forms: ["clockmaker", "clockmakers", "clockmaker's", "clockmakers'"],
      counted: "an English clockmaker",
      role: "owned",
      why: "One clockmaker, Huntsman, is named, and the process was his.",
    },
  ],
};
