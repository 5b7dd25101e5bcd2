import type { Paragraph } from "../paragraph.ts";

export const culturalMissions: Paragraph = {
  id: "cultural-missions",
  version: 3,
  field: "society",
  source: "Histories of Mexican education",
  text:
    "The cultural missions that the Ministry of Education of Mexico sent to rural towns from 1923 on were teams " +
    "of specialists in such fields as farming, music, and hygiene. Each team stayed for a few weeks and trained " +
    "the teachers of the district. In addition, it offered evening classes for adults, helping them plan " +
    "gardens, form choirs, and build sports fields.",
  joints: [
    {
      kind: "essential",
      after: "that the Ministry of Education of Mexico sent to rural towns from 1923 on",
      next: "were teams of specialists in such fields as farming, music, and hygiene",
      verb: "were",
    },
    { kind: "items", items: ["farming", "music", "hygiene"] },
    { kind: "lead-and-series", after: "farming, music, and hygiene" },
    {
      kind: "turning-clauses",
      after:
        "In addition, it offered evening classes for adults, helping them plan gardens, form choirs, and build sports fields",
      verbs: ["stayed", "offered"],
    },
    {
      kind: "second-verb",
      after: "trained the teachers of the district",
      verbs: ["stayed", "trained"],
    },
    { kind: "noun-and-phrase", after: "of the district" },
    {
      kind: "outcome",
      after: "helping them plan gardens, form choirs, and build sports fields",
      verbs: ["offered"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The cultural missions",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "helping", base: "help", beside: "offered" },
  ],
  turns: [
    {
      relation: "addition",
      also: ["sequence", "similarity"],
      words: "In addition",
      first: "Each team stayed for a few weeks and trained the teachers of the district",
      second:
        "it offered evening classes for adults, helping them plan gardens, form choirs, and build sports fields",
      why: "The first statement says that each team stayed for a few weeks and trained the teachers of the district, and the second says that each team offered evening classes for the adults of the district.",
    },
  ],
  nouns: [
    {
      at: "team stayed",
      word: "team",
      forms: ["team", "teams", "team's", "teams'"],
      counted: "Each",
      role: "predicate",
      why: "With *each*, a single team is meant, and the words that follow tell how long it stayed.",
    },
    {
      at: "missions that the Ministry",
      word: "missions",
      forms: ["mission", "missions", "mission's", "missions'"],
      counted: "were teams",
      role: "predicate",
      why: "*Were* calls for the plural, and the words that follow tell who sent the missions.",
    },
  ],
};
