import type { Paragraph } from "../paragraph.ts";

export const birchBarkLetters: Paragraph = {
  id: "birch-bark-letters",
  version: 2,
  field: "history",
  source: "Histories of medieval Russia; encyclopedias of archaeology",
  text:
    "Thin wooden tablets at Vindolanda, a Roman fort in northern England, have survived for nineteen " +
    "centuries because the wet soil around them contains little oxygen. Similarly, waterlogged ground has " +
    "preserved more than a thousand letters on birch bark at Novgorod, a medieval city in Russia; the debts, " +
    "errands, and quarrels of ordinary residents are recorded on them.",
  joints: [
    {
      kind: "inset",
      after: "a Roman fort in northern England",
      next: "have survived for nineteen centuries",
      verb: "have survived",
    },
    {
      kind: "turning-clauses",
      after:
        "Similarly, waterlogged ground has preserved more than a thousand letters on birch bark at Novgorod",
      verbs: ["have survived", "has preserved"],
    },
    { kind: "items", items: ["debts", "errands", "quarrels"] },
    { kind: "noun-and-phrase", after: "of ordinary residents" },
    {
      kind: "verb-and-complement",
      after: "more than a thousand letters on birch bark",
      verb: "has preserved",
    },
    { kind: "noun-and-phrase", after: "on birch bark at Novgorod" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "the wet soil",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "have survived",
      base: "survive",
      subject: "Thin wooden tablets",
      number: "plural",
      tense: "perfect",
    },
    {
      kind: "finite",
      verb: "has preserved",
      base: "preserve",
      subject: "waterlogged ground",
      number: "singular",
      tense: "perfect",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first:
        "Thin wooden tablets at Vindolanda, a Roman fort in northern England, have survived for nineteen centuries because the wet soil around them contains little oxygen",
      second:
        "waterlogged ground has preserved more than a thousand letters on birch bark at Novgorod, a medieval city in Russia",
      why: "The first statement says that wet soil has preserved wooden tablets at Vindolanda for nineteen centuries, and the second says that waterlogged ground has preserved letters on birch bark at Novgorod.",
    },
  ],
};
