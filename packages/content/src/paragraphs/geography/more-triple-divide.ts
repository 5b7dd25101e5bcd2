import type { Paragraph } from "../paragraph.ts";

export const moreTripleDivide: Paragraph = {
  id: "more-triple-divide",
  version: 2,
  field: "geography",
  source: "Geographies of the Rocky Mountains; encyclopedias",
  text:
    "Rain that falls on Triple Divide Peak, a mountain in northern Montana, may reach any of three bodies of " +
    "water: the Pacific, the Gulf of Mexico, and Hudson Bay. Because two lines of high ground intersect at " +
    "this summit, a difference of a few feet there proves sufficient to send neighboring streams toward " +
    "opposite shores of the continent.",
  joints: [
    {
      kind: "list",
      after: "the Pacific, the Gulf of Mexico, and Hudson Bay",
      verbs: ["may reach"],
    },
    { kind: "items", items: ["the Pacific", "the Gulf of Mexico", "Hudson Bay"] },
    {
      kind: "inset",
      after: "a mountain in northern Montana",
      next: "may reach any of three bodies of water",
      verb: "may reach",
    },
    {
      kind: "dependent-first",
      after:
        "a difference of a few feet there proves sufficient to send neighboring streams toward opposite shores of the continent",
      verbs: ["intersect", "proves"],
    },
    { kind: "noun-and-phrase", after: "of the continent" },
    { kind: "noun-and-phrase", after: "of a few feet there" },
  ],
  verbs: [{ kind: "infinitive", verb: "to send", base: "send", beside: "sufficient" }],
  turns: [],
  nouns: [
    {
      at: "bodies of water",
      word: "bodies",
      forms: ["body", "bodies", "body's", "bodies'"],
      counted: "three",
      role: "predicate",
      why: "Three bodies of water are meant, and nothing that follows belongs to them.",
    },
  ],
};
