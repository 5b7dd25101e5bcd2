import type { Paragraph } from "../paragraph.ts";

export const screenAliceGuy: Paragraph = {
  id: "screen-alice-guy",
  field: "arts",
  source: "Encyclopedias of film; biographies of Alice Guy-Blaché",
  text:
    "Alice Guy, a secretary at a Paris firm that sold cameras, obtained permission in 1896 to film a short scene " +
    "with actors. The head of the firm soon placed her in charge of its motion pictures; later, she moved to the " +
    "United States, where she founded the Solax studio in 1910.",
  joints: [
    {
      kind: "inset",
      after: "a secretary at a Paris firm that sold cameras",
      then: "obtained permission in 1896 to film a short scene with actors",
      verb: "obtained",
    },
    {
      kind: "turning-clauses",
      after: "later, she moved to the United States",
      verbs: ["placed", "moved"],
    },
    { kind: "noun-and-phrase", after: "of its motion pictures" },
    { kind: "noun-and-phrase", after: "with actors" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "obtained",
      base: "obtain",
      subject: "Alice Guy",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "founded",
      base: "found",
      subject: "she",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "later",
      first: "The head of the firm soon placed her in charge of its motion pictures",
      second: "she moved to the United States, where she founded the Solax studio in 1910",
      why: "The first statement tells of her post in Paris, and the second tells what came after it, the move abroad and the studio.",
    },
  ],
};
