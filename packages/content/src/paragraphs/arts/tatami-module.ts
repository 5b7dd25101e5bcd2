import type { Paragraph } from "../paragraph.ts";

export const tatamiModule: Paragraph = {
  id: "tatami-module",
  field: "arts",
  source: "Standard histories of Japanese architecture; encyclopedia entries on *tatami*",
  text:
    "The size of a room in a traditional Japanese house is expressed as the number of straw " +
    "mats that cover its floor; that is, the *tatami*, which measures roughly ninety by one " +
    "hundred eighty centimeters, serves as a unit of design.",
  joints: [
    { kind: "noun-and-phrase", after: "of straw mats that cover its floor" },
    { kind: "preposition-and-object", after: "a traditional Japanese house" },
    { kind: "noun-and-phrase", after: "of design" },
  ],
  verbs: [
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
      words: "that is",
      first:
        "The size of a room in a traditional Japanese house is expressed as the number of straw mats that cover its floor",
      second:
        "the *tatami*, which measures roughly ninety by one hundred eighty centimeters, serves as a unit of design",
      why: "That rooms are measured in mats means that the mat is a unit: the second statement says the first again in general words.",
    },
  ],
};
