import type { Paragraph } from "../paragraph.ts";

export const predictedSounds: Paragraph = {
  id: "predicted-sounds",
  version: 3,
  field: "literature",
  source: "Textbooks of historical linguistics; biographies of Ferdinand de Saussure",
  text:
    "The vowels of recorded languages led Swiss linguist Ferdinand de Saussure in 1879 to deduce that the " +
    "ancestor of the Indo-European family had contained certain sounds that none of its known descendants " +
    "preserved. Few scholars accepted the hypothesis. However, Polish linguist Jerzy Kuryłowicz recognized " +
    "such sounds in 1927 in Hittite, a language deciphered only after the Swiss linguist's early death.",
  joints: [
    { kind: "title-and-name", title: "Swiss linguist", after: "Ferdinand de Saussure" },
    {
      kind: "turning-clauses",
      after: "However, Polish linguist Jerzy Kuryłowicz recognized such sounds in 1927 in Hittite",
      verbs: ["accepted", "recognized"],
    },
    { kind: "noun-and-phrase", after: "of the Indo-European family" },
    { kind: "subject-and-verb", after: "accepted the hypothesis", verb: "accepted" },
    { kind: "verb-and-complement", after: "the hypothesis", verb: "accepted" },
    { kind: "noun-and-phrase", after: "of recorded languages" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "recognized",
      base: "recognize",
      subject: "Polish linguist Jerzy Kuryłowicz",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "led",
      base: "lead",
      subject: "The vowels",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "However",
      first: "Few scholars accepted the hypothesis",
      second: "Polish linguist Jerzy Kuryłowicz recognized such sounds in 1927 in Hittite",
      why: "The first statement says that few scholars accepted the hypothesis that an ancient language had contained certain lost sounds, but the second says that Kuryłowicz recognized sounds of the predicted kind in Hittite in 1927.",
    },
  ],
  pronouns: [{ word: "its", at: "its known descendants preserved", antecedent: "the ancestor" }],
  nouns: [
    {
      at: "linguist's early death",
      word: "linguist's",
      forms: ["linguist", "linguists", "linguist's", "linguists'"],
      counted: "Swiss linguist Ferdinand",
      role: "owned",
      why: "Saussure is the one Swiss linguist of the text, and the death was his.",
    },
  ],
};
