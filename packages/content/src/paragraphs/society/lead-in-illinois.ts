import type { Paragraph } from "../paragraph.ts";

export const leadInIllinois: Paragraph = {
  id: "lead-in-illinois",
  version: 3,
  field: "society",
  source: "Histories of occupational medicine; encyclopedias of American women",
  text:
    "Alice Hamilton, a physician who lived among immigrants in Chicago, visited hundreds of workshops for a " +
    "state survey in 1910 and traced cases of lead poisoning to dozens of industrial processes, providing " +
    "much of the evidence for the first Illinois law on occupational diseases.",
  coda: "The physician's later studies extended to other states.",
  joints: [
    {
      kind: "inset",
      after: "a physician who lived among immigrants in Chicago",
      next: "visited hundreds of workshops for a state survey in 1910 and traced cases of lead poisoning to dozens of industrial processes",
      verb: "visited",
    },
    {
      kind: "second-verb",
      after: "traced cases of lead poisoning to dozens of industrial processes",
      verbs: ["visited", "traced"],
    },
    {
      kind: "outcome",
      after: "providing much of the evidence for the first Illinois law on occupational diseases",
      verbs: ["traced"],
    },
    { kind: "noun-and-phrase", after: "of lead poisoning" },
    { kind: "noun-and-phrase", after: "of workshops" },
    { kind: "preposition-and-object", after: "dozens of industrial processes" },
    { kind: "noun-and-phrase", after: "on occupational diseases" },
  ],
  verbs: [
    { kind: "outcome", verb: "providing", base: "provide", beside: "traced" },
    {
      kind: "finite",
      verb: "visited",
      base: "visit",
      subject: "Alice Hamilton",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "physician's later studies",
      word: "physician's",
      forms: ["physician", "physicians", "physician's", "physicians'"],
      counted: "a physician",
      role: "owned",
      why: "One physician, Hamilton, is named, and the studies were hers.",
    },
  ],
};
