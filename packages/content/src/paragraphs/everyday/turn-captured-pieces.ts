import type { Paragraph } from "../paragraph.ts";

export const turnCapturedPieces: Paragraph = {
  id: "turn-captured-pieces",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of board games; histories of chess",
  text:
    "The Japanese game of shogi descends, as chess does, from the games of ancient India, but it differs from " +
    "its relatives in one rule. A piece that has been captured may be returned to the board by its captor. In " +
    "other words, captured pieces change sides. The number of pieces in play therefore need not dwindle; " +
    "indeed, a game may end with almost all forty on the board.",
  joints: [
    {
      kind: "essential",
      after: "that has been captured",
      next: "may be returned to the board by its captor",
      verb: "may be returned",
    },
    {
      kind: "turning-clauses",
      after: "In other words, captured pieces change sides",
      verbs: ["may be returned", "change"],
    },
    { kind: "preposition-and-object", after: "the games of ancient India" },
    { kind: "noun-and-phrase", after: "of pieces in play" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "differs",
      base: "differ",
      subject: "it",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "descends",
      base: "descend",
      subject: "The Japanese game",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "summary", "emphasis"],
      words: "In other words",
      first: "A piece that has been captured may be returned to the board by its captor",
      second: "captured pieces change sides",
      why: "The first statement says that a captured piece may be returned to the board by its captor, and the second says that captured pieces in the game of shogi change sides.",
    },
    {
      relation: "emphasis",
      also: ["example", "addition", "cause"],
      words: "indeed",
      first: "The number of pieces in play therefore need not dwindle",
      second: "a game may end with almost all forty on the board",
      why: "The first statement says that the number of shogi pieces in play need not dwindle, and the second says that a game of shogi may end with almost all forty pieces on the board.",
    },
  ],
};
