import type { Paragraph } from "../paragraph.ts";

export const altheaGibson: Paragraph = {
  id: "althea-gibson",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of sport; biographies of Althea Gibson",
  text:
    "Althea Gibson, a tennis player raised in Harlem, won the singles championships of both Wimbledon and the " +
    "United States in 1957, becoming the first Black player to hold either title.",
  coda: "The player's second career, in professional golf, began in the 1960s.",
  joints: [
    {
      kind: "inset",
      after: "a tennis player raised in Harlem",
      next: "won the singles championships of both Wimbledon and the United States in 1957, becoming the first Black player to hold either title",
      verb: "won",
    },
    {
      kind: "outcome",
      after: "becoming the first Black player to hold either title",
      verbs: ["won"],
    },
    { kind: "noun-and-phrase", after: "of both Wimbledon and the United States" },
  ],
  verbs: [
    { kind: "outcome", verb: "becoming", base: "become", beside: "won" },
    {
      kind: "finite",
      verb: "won",
      base: "win",
      subject: "Althea Gibson",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "player's second career",
      word: "player's",
      forms: ["player", "players", "player's", "players'"],
      counted: "a tennis player",
      role: "owned",
      why: "One player, Gibson, is named, and the career was hers.",
    },
  ],
};
