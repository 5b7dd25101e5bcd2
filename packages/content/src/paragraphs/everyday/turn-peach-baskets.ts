import type { Paragraph } from "../paragraph.ts";

export const turnPeachBaskets: Paragraph = {
  id: "turn-peach-baskets",
  version: 2,
  field: "everyday",
  source: "Histories of sport; biographies of James Naismith",
  text:
    "In 1891, James Naismith, an instructor at a school in Springfield, Massachusetts, decided to devise an " +
    "indoor game in which players would have no reason to throw the ball with force. To that end, he placed " +
    "the goals, a pair of peach baskets, above the heads of the players. Unfortunately, the baskets still " +
    "had their bottoms; after each goal, someone had to climb a ladder and retrieve the ball.",
  joints: [
    { kind: "verb-and-complement", after: "to devise an indoor game", verb: "decided" },
    { kind: "noun-and-phrase", after: "of the players" },
    { kind: "preposition-and-object", after: "a school in Springfield" },
    { kind: "noun-and-phrase", after: "of peach baskets" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to devise", base: "devise", beside: "decided" },
    {
      kind: "finite",
      verb: "placed",
      base: "place",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first:
        "In 1891, James Naismith, an instructor at a school in Springfield, Massachusetts, decided to devise an indoor game in which players would have no reason to throw the ball with force",
      second: "he placed the goals, a pair of peach baskets, above the heads of the players",
      why: "The first statement says that Naismith planned a game that would give players no reason to throw with force, and the second reports that Naismith placed the goals above the heads of the players.",
    },
    {
      relation: "evaluation",
      also: ["contrast", "concession", "addition"],
      words: "Unfortunately",
      first:
        "To that end, he placed the goals, a pair of peach baskets, above the heads of the players",
      second: "the baskets still had their bottoms",
      why: "The first statement says that Naismith placed peach baskets above the heads of the players as goals, but the second reports that the bottoms of the baskets had not been removed.",
    },
  ],
};
