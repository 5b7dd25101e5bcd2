import type { Paragraph } from "../paragraph.ts";

export const turnTepuis: Paragraph = {
  id: "turn-tepuis",
  version: 2,
  field: "geography",
  source: "Encyclopedias of geography; textbooks of biogeography",
  text:
    "The tepuis of Venezuela, mountains with flat tops and sheer sides, are isolated from the surrounding " +
    "forest. In fact, many of their plants occur nowhere else. The rock on the summits is poor in nutrients, " +
    "and some plants there obtain nitrogen from animals. The sun pitchers of Mount Roraima, for example, " +
    "trap insects in tubes of water.",
  joints: [
    {
      kind: "inset",
      after: "mountains with flat tops and sheer sides",
      next: "are isolated from the surrounding forest",
      verb: "are",
    },
    {
      kind: "turning-clauses",
      after: "In fact, many of their plants occur nowhere else",
      verbs: ["are", "occur"],
    },
    {
      kind: "turning-clauses",
      after: "The sun pitchers of Mount Roraima, for example, trap insects in tubes of water",
      verbs: ["obtain", "trap"],
    },
    { kind: "noun-and-phrase", after: "of Venezuela" },
    {
      kind: "coordinated",
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
      words: "In fact",
      first:
        "The tepuis of Venezuela, mountains with flat tops and sheer sides, are isolated from the " +
        "surrounding forest",
      second: "many of their plants occur nowhere else",
      why: "The first statement says that the tepuis of Venezuela are isolated from the surrounding forest, and the second says that many plants of the tepuis occur nowhere else.",
    },
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first: "some plants there obtain nitrogen from animals",
      second: "The sun pitchers of Mount Roraima trap insects in tubes of water",
      why: "The first statement says that some plants on the summits obtain nitrogen from animals, and the second says that the sun pitchers of Mount Roraima trap insects in tubes of water.",
    },
  ],
};
