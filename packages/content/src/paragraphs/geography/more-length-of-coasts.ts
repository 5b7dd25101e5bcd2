import type { Paragraph } from "../paragraph.ts";

export const moreLengthOfCoasts: Paragraph = {
  id: "more-length-of-coasts",
  version: 2,
  field: "geography",
  source: "Histories of mathematics; textbooks on fractals",
  text:
    "Published figures for the length of the same frontier often disagree, and English scientist Lewis Fry " +
    "Richardson sought to find out why. His answer was simple: a shorter ruler follows more of the bends of " +
    "a line and so yields a greater length. In other words, the smaller the unit with which a frontier is " +
    "measured, the longer the frontier appears to be.",
  joints: [
    { kind: "title-and-name", title: "English scientist", after: "Lewis Fry Richardson" },
    {
      kind: "explanation",
      after: "a shorter ruler follows more of the bends of a line and so yields a greater length",
      verbs: ["was", "follows"],
    },
    {
      kind: "coordinated",
      after: "English scientist Lewis Fry Richardson sought to find out why",
      verbs: ["disagree", "sought"],
    },
    { kind: "noun-and-phrase", after: "of the same frontier" },
    { kind: "noun-and-phrase", after: "of a line" },
    { kind: "verb-and-complement", after: "more of the bends of a line", verb: "follows" },
    { kind: "preposition-and-object", after: "which a frontier is measured" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to find", base: "find", beside: "sought" },
    {
      kind: "finite",
      verb: "disagree",
      base: "disagree",
      subject: "Published figures",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "follows",
      base: "follow",
      subject: "a shorter ruler",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "similarity", "summary"],
      words: "In other words",
      first: "a shorter ruler follows more of the bends of a line and so yields a greater length",
      second:
        "the smaller the unit with which a frontier is measured, the longer the frontier appears to be",
      why: "The first statement says that a shorter ruler follows more of the bends of a line and yields a greater length, and the second says that a frontier appears longer when it is measured with a smaller unit.",
    },
  ],
};
