import type { Paragraph } from "../paragraph.ts";

export const turnRotatingBoatLift: Paragraph = {
  id: "turn-rotating-boat-lift",
  version: 2,
  field: "technology",
  source: "Textbooks of engineering; guides to the Falkirk Wheel",
  text:
    "The Falkirk Wheel in Scotland, which opened in 2002, carries boats between two canals in a pair of " +
    "water-filled tanks at opposite ends of a rotating arm. A boat that enters a tank displaces its own " +
    "weight of water. In other words, a tank weighs the same with a boat or without. The arm is therefore " +
    "always balanced; indeed, half a turn requires no more energy than boiling a few kettles of water.",
  joints: [
    {
      kind: "inset",
      after: "which opened in 2002",
      next: "carries boats between two canals in a pair of water-filled tanks at opposite ends of a rotating arm",
      verb: "carries",
    },
    {
      kind: "essential",
      after: "that enters a tank",
      next: "displaces its own weight of water",
      verb: "displaces",
    },
    {
      kind: "turning-clauses",
      after: "In other words, a tank weighs the same with a boat or without",
      verbs: ["displaces", "weighs"],
    },
    { kind: "noun-and-phrase", after: "of a rotating arm" },
    { kind: "noun-and-phrase", after: "of water-filled tanks" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "displaces",
      base: "displace",
      subject: "A boat",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "carries",
      base: "carry",
      subject: "The Falkirk Wheel",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "In other words",
      first: "A boat that enters a tank displaces its own weight of water",
      second: "a tank weighs the same with a boat or without",
      why: "The first statement gives a principle about displaced water, and the second puts the same fact in terms of the weight of a tank.",
    },
    {
      relation: "emphasis",
      also: ["cause", "example"],
      words: "indeed",
      first: "The arm is therefore always balanced",
      second: "half a turn requires no more energy than boiling a few kettles of water",
      why: "The first statement says that the arm is balanced, and the second strengthens this by telling how little energy is needed to turn it.",
    },
  ],
};
