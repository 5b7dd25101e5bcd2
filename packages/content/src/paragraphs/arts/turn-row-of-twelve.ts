import type { Paragraph } from "../paragraph.ts";

export const turnRowOfTwelve: Paragraph = {
  id: "turn-row-of-twelve",
  version: 2,
  field: "arts",
  source: "Histories of modern music; textbooks of music theory",
  text:
    "In the method that Austrian composer Arnold Schoenberg introduced in the 1920s, no note of the chromatic " +
    "scale returns until the eleven others have been sounded. In other words, none is given greater weight " +
    "than the rest. A composer who has arranged the twelve notes in a row may present it backward, so that " +
    "its last note comes first. Alternatively, each interval may be inverted, a rise becoming a fall of the " +
    "same size.",
  joints: [
    { kind: "title-and-name", title: "Austrian composer", after: "Arnold Schoenberg" },
    { kind: "noun-and-phrase", after: "of the chromatic scale" },
    { kind: "preposition-and-object", after: "the 1920s" },
    {
      kind: "turning-clauses",
      after: "In other words, none is given greater weight than the rest",
      verbs: ["returns", "is given"],
    },
    { kind: "noun-and-phrase", after: "of the same size" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "Austrian composer Arnold Schoenberg",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "returns",
      base: "return",
      subject: "no note",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "In other words",
      first:
        "In the method that Austrian composer Arnold Schoenberg introduced in the 1920s, no note of the chromatic " +
        "scale returns until the eleven others have been sounded",
      second: "none is given greater weight than the rest",
      why: "The first statement says that no note returns until the eleven others have been sounded, and the second says that no note of the twelve is given greater weight than the rest.",
    },
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first:
        "A composer who has arranged the twelve notes in a row may present it backward, so that its last note comes first",
      second: "each interval may be inverted, a rise becoming a fall of the same size",
      why: "The first statement says that a composer may present the row of twelve notes backward, and the second says that each interval in the row may be inverted.",
    },
  ],
};
