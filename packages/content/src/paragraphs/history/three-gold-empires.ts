import type { Paragraph } from "../paragraph.ts";

export const threeGoldEmpires: Paragraph = {
  id: "three-gold-empires",
  version: 3,
  field: "history",
  source: "Histories of West Africa; encyclopedias of African history",
  text:
    "Trade in gold from the forests of West Africa enriched three empires in succession: Ghana, which " +
    "declined after the eleventh century; Mali, which rose in the thirteenth; and Songhai, which Moroccan " +
    "forces conquered in 1591.",
  coda: "These empires' wealthiest cities attracted scholars as well as merchants.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["Ghana", "which declined after the eleventh century"],
        ["Mali", "which rose in the thirteenth"],
        ["Songhai", "which Moroccan forces conquered in 1591"],
      ],
    },
    { kind: "subject-and-verb", after: "enriched three empires in succession", verb: "enriched" },
    { kind: "noun-and-phrase", after: "from the forests of West Africa" },
    { kind: "noun-and-phrase", after: "in gold from the forests of West Africa" },
    { kind: "verb-and-complement", after: "three empires in succession", verb: "enriched" },
    { kind: "preposition-and-object", after: "succession" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "enriched",
      base: "enrich",
      subject: "Trade",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "conquered",
      base: "conquer",
      subject: "Moroccan forces",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "empires' wealthiest cities",
      word: "empires'",
      forms: ["empire", "empires", "empire's", "empires'"],
      counted: "These",
      role: "owned",
      why: "With *these*, several empires are meant, and the cities were theirs.",
    },
  ],
};
