import type { Paragraph } from "../paragraph.ts";

export const landlordsGame: Paragraph = {
  id: "landlords-game",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of games; histories of board games",
  text:
    "Elizabeth Magie, who intended her board game as a lesson in economics, received a patent for *The " +
    "Landlord's Game* in 1904. The game came to have two sets of rules. Under the first, every player gained " +
    "when one acquired property. By contrast, each player under the second tried to bankrupt the others.",
  joints: [
    {
      kind: "inset",
      after: "who intended her board game as a lesson in economics",
      next: "received a patent for *The Landlord's Game* in 1904",
      verb: "received",
    },
    { kind: "noun-and-phrase", after: "of rules" },
    { kind: "noun-and-phrase", after: "in economics" },
    { kind: "noun-and-phrase", after: "for *The Landlord's Game*" },
    {
      kind: "clauses",
      after: "The game came to have two sets of rules",
      verbs: ["received", "came"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "received",
      base: "receive",
      subject: "Elizabeth Magie",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "gained",
      base: "gain",
      subject: "every player",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "By contrast",
      first: "Under the first, every player gained when one acquired property",
      second: "each player under the second tried to bankrupt the others",
      why: "The first statement says that every player under the first rules gained when any player acquired property, whereas the second says that each player under the second rules tried to bankrupt the others.",
    },
  ],
  nouns: [
    {
      at: "player under the second",
      word: "player",
      forms: ["player", "players", "player's", "players'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single player is meant, and the words that follow tell what that player tried to do.",
    },
  ],
};
