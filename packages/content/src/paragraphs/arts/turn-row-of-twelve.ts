import type { Paragraph } from "../paragraph.ts";

export const turnRowOfTwelve: Paragraph = {
  id: "turn-row-of-twelve",
  version: 2,
  field: "arts",
  source: "Histories of modern music; textbooks of music theory",
  text:
    "In the method that Austrian composer Arnold Schoenberg introduced in the 1920s, no note of the chromatic " +
    "scale returns until the eleven others have been sounded. In other words, none can act as the center of a " +
    "key. The composer of such a work may present the row of twelve notes backward, so that its last note " +
    "comes first. Each interval, alternatively, may be inverted, a rise becoming a fall of the same size.",
  joints: [
    { kind: "title-and-name", title: "Austrian composer", after: "Arnold Schoenberg" },
    { kind: "noun-and-phrase", after: "of the chromatic scale" },
    { kind: "preposition-and-object", after: "the 1920s" },
    { kind: "noun-and-phrase", after: "of a key" },
    { kind: "noun-and-phrase", after: "of twelve notes" },
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
      second: "none can act as the center of a key",
      why: "The first statement gives the rule about the return of a note, and the second says what the rule comes to in terms of key.",
    },
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "alternatively",
      first:
        "The composer of such a work may present the row of twelve notes backward, so that its last note comes first",
      second: "Each interval may be inverted, a rise becoming a fall of the same size",
      why: "The first statement names one way of changing the row, and the second names another that the composer may choose in its place.",
    },
  ],
};
