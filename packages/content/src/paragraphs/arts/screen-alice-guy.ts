import type { Paragraph } from "../paragraph.ts";

export const screenAliceGuy: Paragraph = {
  id: "screen-alice-guy",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; biographies of Alice Guy-Blaché",
  text:
    "Alice Guy, a secretary at a Paris firm that sold cameras, obtained permission in 1896 to film a short " +
    "scene with actors. Over the next ten years, she directed several hundred films for the firm. Later, she " +
    "moved to the United States, where she founded the Solax studio in 1910.",
  joints: [
    {
      kind: "inset",
      after: "a secretary at a Paris firm that sold cameras",
      next: "obtained permission in 1896 to film a short scene with actors",
      verb: "obtained",
    },
    {
      kind: "turning-clauses",
      after: "Later, she moved to the United States",
      verbs: ["directed", "moved"],
    },
    { kind: "preposition-and-object", after: "the next ten years" },
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
      words: "Later",
      first: "she directed several hundred films for the firm",
      second: "she moved to the United States, where she founded the Solax studio in 1910",
      why: "The first statement says that Guy directed several hundred films for a Paris firm over ten years, and the second reports that Guy moved to the United States and founded the Solax studio.",
    },
  ],
};
