import type { Paragraph } from "../paragraph.ts";

export const recordingsOfSingers: Paragraph = {
  id: "recordings-of-singers",
  version: 2,
  field: "literature",
  source: "Histories of classical scholarship; studies of oral poetry",
  text:
    "Milman Parry, an American classicist, sought evidence that the fixed phrases of the *Iliad* and the " +
    "*Odyssey* had helped poets to compose aloud. To that end, he traveled in the 1930s to Yugoslavia, where he " +
    "recorded singers who produced epic songs of thousands of lines without the aid of writing.",
  joints: [
    {
      kind: "inset",
      after: "an American classicist",
      next: "sought evidence that the fixed phrases of the *Iliad* and the *Odyssey* had helped poets to compose aloud",
      verb: "sought",
    },
    {
      kind: "verb-and-complement",
      after:
        "evidence that the fixed phrases of the *Iliad* and the *Odyssey* had helped poets to compose aloud",
      verb: "sought",
    },
    { kind: "noun-and-phrase", after: "of thousands of lines" },
    { kind: "noun-and-phrase", after: "of the *Iliad* and the *Odyssey*" },
    { kind: "preposition-and-object", after: "the aid of writing" },
    {
      kind: "verb-and-complement",
      after: "singers who produced epic songs of thousands of lines without the aid of writing",
      verb: "recorded",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "traveled",
      base: "travel",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To that end",
      first:
        "Milman Parry, an American classicist, sought evidence that the fixed phrases of the *Iliad* and the *Odyssey* had helped poets to compose aloud",
      second:
        "he traveled in the 1930s to Yugoslavia, where he recorded singers who produced epic songs of thousands of lines without the aid of writing",
      why: "The first statement says that Parry sought evidence that the fixed phrases of Homeric epic had helped poets to compose aloud, and the second says that Parry traveled to Yugoslavia and recorded singers of long epic songs who used no writing.",
    },
  ],
};
