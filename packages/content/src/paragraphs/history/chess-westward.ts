import type { Paragraph } from "../paragraph.ts";

export const chessWestward: Paragraph = {
  id: "chess-westward",
  version: 2,
  field: "history",
  source: "Histories of chess; encyclopedias of games",
  text:
    "Chess descends from chaturanga, a game of northern India that was adopted in Persia by the seventh " +
    "century. Later, players in the Islamic world carried the game to Spain and Italy. The powers of its most " +
    "mobile piece are a more recent development: before the late fifteenth century, the queen could move only " +
    "one square at a time.",
  joints: [
    { kind: "subject-and-verb", after: "descends from chaturanga", verb: "descends" },
    {
      kind: "turning-clauses",
      after: "Later, players in the Islamic world carried the game to Spain and Italy",
      verbs: ["descends", "carried"],
    },
    { kind: "subject-and-verb", after: "are a more recent development", verb: "are" },
    { kind: "noun-and-phrase", after: "of its most mobile piece" },
    { kind: "preposition-and-object", after: "Persia" },
    {
      kind: "noun-and-phrase",
      after: "of northern India that was adopted in Persia by the seventh century",
    },
    { kind: "verb-and-complement", after: "the game to Spain and Italy", verb: "carried" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "The powers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "carried",
      base: "carry",
      subject: "players",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "descends",
      base: "descend",
      subject: "Chess",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause", "addition", "similarity"],
      words: "Later",
      first:
        "Chess descends from chaturanga, a game of northern India that was adopted in Persia by the seventh century",
      second: "players in the Islamic world carried the game to Spain and Italy",
      why: "The first statement says that chess descends from an Indian game adopted in Persia by the seventh century, and the second says that players in the Islamic world carried chess to Spain and Italy.",
    },
  ],
};
