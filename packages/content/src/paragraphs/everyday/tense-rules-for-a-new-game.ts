import type { Paragraph } from "../paragraph.ts";

export const tenseRulesForANewGame: Paragraph = {
  id: "tense-rules-for-a-new-game",
  version: 2,
  field: "everyday",
  source: "Histories of sports; encyclopedia entries on Senda Berenson",
  text:
    "In the early 1890s, Senda Berenson, a teacher of physical education at Smith College, introduced " +
    "basketball to her students, dividing the court into zones to prevent any player from dominating the " +
    "game. By 1899, women at colleges and athletic clubs across the country had adopted many versions of the " +
    "rules. To avoid confusion, a committee agreed to recognize a single set, which Berenson edited for " +
    "publication in 1901.",
  joints: [
    {
      kind: "outcome",
      after: "dividing the court into zones to prevent any player from dominating the game",
      verbs: ["introduced"],
    },
    {
      kind: "subject-and-verb",
      after: "had adopted many versions of the rules",
      verb: "had adopted",
    },
    { kind: "verb-and-complement", after: "many versions of the rules", verb: "had adopted" },
    { kind: "noun-and-phrase", after: "of physical education" },
    { kind: "preposition-and-object", after: "publication" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had adopted",
      base: "adopt",
      subject: "women",
      number: "plural",
      tense: "past-perfect",
      time: "By 1899",
    },
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "Senda Berenson",
      number: "singular",
      tense: "past",
      time: "In the early 1890s",
    },
    {
      kind: "finite",
      verb: "edited",
      base: "edit",
      subject: "Berenson",
      number: "singular",
      tense: "past",
    },
    { kind: "infinitive", verb: "to recognize", base: "recognize", beside: "agreed" },
    { kind: "preposition", verb: "dominating", base: "dominate", beside: "from" },
  ],
  turns: [],
};
