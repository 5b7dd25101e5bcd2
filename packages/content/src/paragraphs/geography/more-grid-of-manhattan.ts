import type { Paragraph } from "../paragraph.ts";

export const moreGridOfManhattan: Paragraph = {
  id: "more-grid-of-manhattan",
  version: 2,
  field: "geography",
  source: "Histories of urban planning; encyclopedias of New York City",
  text:
    "The numbered streets of Manhattan were drawn on the map in 1811, when most of the island was still " +
    "farmland. The three commissioners who prepared the plan chose to ignore hills, streams, and the " +
    "boundaries of farms: straight-sided houses, they explained, are the cheapest to build. By 1870, the " +
    "grid had advanced far to the north, leveling much of the terrain in its path.",
  joints: [
    { kind: "subject-and-verb", after: "were drawn on the map in 1811", verb: "were drawn" },
    { kind: "items", items: ["hills", "streams", "the boundaries of farms"] },
    {
      kind: "essential",
      after: "who prepared the plan",
      next: "chose to ignore hills, streams, and the boundaries of farms",
      verb: "chose",
    },
    { kind: "noun-and-phrase", after: "of farms" },
    { kind: "outcome", after: "leveling much of the terrain in its path", verbs: ["had advanced"] },
    { kind: "noun-and-phrase", after: "of Manhattan" },
    { kind: "noun-and-phrase", after: "of the terrain" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to ignore", base: "ignore", beside: "chose" },
    {
      kind: "finite",
      verb: "were drawn",
      base: "draw",
      subject: "The numbered streets",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had advanced",
      base: "advance",
      subject: "the grid",
      number: "singular",
      tense: "past-perfect",
      time: "By 1870",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "commissioners who prepared",
      word: "commissioners",
      forms: ["commissioner", "commissioners", "commissioner's", "commissioners'"],
      counted: "three",
      role: "predicate",
      why: "Three commissioners are meant, and the words that follow tell what they prepared.",
    },
  ],
};
