import type { Paragraph } from "../paragraph.ts";

export const turnTepuis: Paragraph = {
  id: "turn-tepuis",
  field: "geography",
  source: "Encyclopedias of geography; textbooks of biogeography",
  text:
    "The tepuis of Venezuela, mountains with flat tops and sheer sides, stand like islands above the " +
    "surrounding forest; many of their plants, in fact, occur nowhere else. The rock on the summits is poor " +
    "in nutrients; some plants there obtain nitrogen from animals. The sun pitchers of Mount Roraima, for " +
    "example, trap insects in tubes of water.",
  joints: [
    {
      kind: "inset",
      after: "mountains with flat tops and sheer sides",
      next: "stand like islands above the surrounding forest",
      verb: "stand",
    },
    {
      kind: "turning-clauses",
      after: "many of their plants, in fact, occur nowhere else",
      verbs: ["stand", "occur"],
    },
    {
      kind: "turning-clauses",
      after: "The sun pitchers of Mount Roraima, for example, trap insects in tubes of water",
      verbs: ["obtain", "trap"],
    },
    { kind: "noun-and-phrase", after: "of Venezuela" },
    {
      kind: "clauses",
      after: "some plants there obtain nitrogen from animals",
      verbs: ["is", "obtain"],
    },
    { kind: "noun-and-phrase", after: "of Mount Roraima" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "trap",
      base: "trap",
      subject: "The sun pitchers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The rock",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "example", "addition"],
      words: "in fact",
      first:
        "The tepuis of Venezuela, mountains with flat tops and sheer sides, stand like islands above the surrounding forest",
      second: "many of their plants occur nowhere else",
      why: "The first statement compares the mountains to islands, and the second strengthens the comparison: many plants live on them alone.",
    },
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first: "some plants there obtain nitrogen from animals",
      second: "The sun pitchers of Mount Roraima trap insects in tubes of water",
      why: "The first statement says that some plants get nitrogen from animals, and the second gives one kind of plant that does so.",
    },
  ],
};
