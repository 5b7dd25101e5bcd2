import type { Paragraph } from "../paragraph.ts";

export const turnRotatingBoatLift: Paragraph = {
  id: "turn-rotating-boat-lift",
  version: 2,
  field: "technology",
  source: "Textbooks of engineering; guides to the Falkirk Wheel",
  text:
    "The Falkirk Wheel in Scotland, which opened in 2002, carries boats between two canals in a pair of " +
    "water-filled tanks at opposite ends of a rotating arm. A boat that enters a tank displaces its own " +
    "weight of water. As a result, a tank weighs the same with a boat or without one. The arm is therefore " +
    "always balanced; indeed, half a turn requires no more energy than boiling eight kettles of water.",
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
      after: "As a result, a tank weighs the same with a boat or without one",
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
      relation: "cause",
      also: ["restatement", "emphasis"],
      words: "As a result",
      first: "A boat that enters a tank displaces its own weight of water",
      second: "a tank weighs the same with a boat or without one",
      why: "The first statement says that a boat that enters a tank displaces its own weight of water, and the second says that the arrival of a boat does not change the weight of a tank.",
    },
    {
      relation: "emphasis",
      also: ["cause", "example"],
      words: "indeed",
      first: "The arm is therefore always balanced",
      second: "half a turn requires no more energy than boiling eight kettles of water",
      why: "The first statement says that the arm of the boat lift is always balanced, and the second says that half a turn of the arm requires no more energy than boiling eight kettles of water.",
    },
  ],
};
