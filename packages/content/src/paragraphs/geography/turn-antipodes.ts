import type { Paragraph } from "../paragraph.ts";

export const turnAntipodes: Paragraph = {
  id: "turn-antipodes",
  version: 2,
  field: "geography",
  source: "Textbooks of geography; encyclopedias",
  text:
    "Two points at opposite ends of a diameter of Earth are called antipodes. In other words, a line through " +
    "the center of the planet connects them. Because oceans cover most of the globe, a place on land seldom " +
    "lies opposite another. The contiguous United States, for example, lies opposite the Indian Ocean; " +
    "northern Spain, an exception, is opposite New Zealand.",
  joints: [
    {
      kind: "turning-clauses",
      after: "In other words, a line through the center of the planet connects them",
      verbs: ["are called", "connects"],
    },
    {
      kind: "dependent-first",
      after: "a place on land seldom lies opposite another",
      verbs: ["cover", "lies"],
    },
    { kind: "noun-and-phrase", after: "of Earth" },
    { kind: "preposition-and-object", after: "the center of the planet" },
    { kind: "noun-and-phrase", after: "of the globe" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are called",
      base: "call",
      subject: "Two points",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "connects",
      base: "connect",
      subject: "a line",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["emphasis", "cause"],
      words: "In other words",
      first: "Two points at opposite ends of a diameter of Earth are called antipodes",
      second: "a line through the center of the planet connects them",
      why: "The first statement says that points at opposite ends of a diameter of Earth are called antipodes, and the second says that a line through the center of the planet connects two antipodes.",
    },
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first: "Because oceans cover most of the globe, a place on land seldom lies opposite another",
      second: "The contiguous United States lies opposite the Indian Ocean",
      why: "The first statement says that few places on land lie opposite land on the globe, and the second says that the contiguous United States lies opposite the Indian Ocean.",
    },
  ],
};
