import type { Paragraph } from "../paragraph.ts";

export const chessQueen: Paragraph = {
  id: "chess-queen",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of games; histories of chess",
  text:
    "In the chess of medieval Europe, the queen, one of the weakest pieces on the board, moved a single " +
    "square at a time. By 1500, players in Spain had given it the combined powers of the rook and the bishop. " +
    "As a result, games that had once developed slowly became short and aggressive.",
  joints: [
    {
      kind: "inset",
      after: "one of the weakest pieces on the board",
      next: "moved a single square at a time",
      verb: "moved",
      front: "In the chess of medieval Europe",
    },
    {
      kind: "turning-clauses",
      after: "As a result, games that had once developed slowly became short and aggressive",
      verbs: ["had given", "became"],
    },
    { kind: "noun-and-phrase", after: "of the rook and the bishop" },
    { kind: "noun-and-phrase", after: "of medieval Europe" },
    { kind: "noun-and-phrase", after: "on the board" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had given",
      base: "give",
      subject: "players",
      number: "plural",
      tense: "past-perfect",
      time: "By 1500",
    },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "games",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "As a result",
      first: "players in Spain had given it the combined powers of the rook and the bishop",
      second: "games that had once developed slowly became short and aggressive",
      why: "The first statement says that players had given the queen the powers of the rook and the bishop, and the second reports that games of chess that had once developed slowly became short and aggressive.",
    },
  ],
};
