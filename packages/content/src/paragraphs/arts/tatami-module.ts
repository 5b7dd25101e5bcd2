import type { Paragraph } from "../paragraph.ts";

export const tatamiModule: Paragraph = {
  id: "tatami-module",
  version: 3,
  field: "arts",
  source: "Standard histories of Japanese architecture; encyclopedia entries on *tatami*",
  text:
    "The size of a room in a traditional Japanese house is expressed as the number of straw mats that cover " +
    "its floor. That is, the *tatami*, which measures roughly ninety by one hundred eighty centimeters, " +
    "serves as a unit of area.",
  coda: "These mats' exact dimensions vary by region.",
  joints: [
    { kind: "noun-and-phrase", after: "of straw mats that cover its floor" },
    { kind: "preposition-and-object", after: "a traditional Japanese house" },
    { kind: "noun-and-phrase", after: "of area" },
    {
      kind: "subject-and-verb",
      after: "is expressed as the number of straw mats that cover its floor",
      verb: "is expressed",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is expressed",
      base: "express",
      subject: "The size",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "serves",
      base: "serve",
      subject: "the *tatami*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "That is",
      first:
        "The size of a room in a traditional Japanese house is expressed as the number of straw mats that cover its floor",
      second:
        "the *tatami*, which measures roughly ninety by one hundred eighty centimeters, serves as a unit of area",
      why: "The first statement says that the size of a room is expressed as a number of straw mats, and the second says that the straw mat called a *tatami* serves as a unit of area.",
    },
  ],
  pronouns: [{ word: "its", at: "its floor", antecedent: "a room" }],
  nouns: [
    {
      at: "mats' exact dimensions",
      word: "mats'",
      forms: ["mat", "mats", "mat's", "mats'"],
      counted: "These",
      role: "owned",
      why: "With *these*, several mats are meant, and the dimensions are theirs.",
    },
  ],
};
