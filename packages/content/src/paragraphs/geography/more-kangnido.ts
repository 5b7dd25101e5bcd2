import type { Paragraph } from "../paragraph.ts";

export const moreKangnido: Paragraph = {
  id: "more-kangnido",
  field: "geography",
  source: "Histories of Asian cartography; encyclopedias of Korea",
  text:
    "The Kangnido, a map of the world made in Korea in 1402, depicts China, Japan, Arabia, and Africa. Its " +
    "authors had not seen the western lands themselves. Instead, they chose to combine two Chinese maps with " +
    "one of Japan, enlarging their own country; the outlines of the western lands, moreover, were taken from " +
    "Islamic sources that Chinese scholars had known since the Mongol period.",
  joints: [
    {
      kind: "inset",
      after: "a map of the world made in Korea in 1402",
      then: "depicts China, Japan, Arabia, and Africa",
      verb: "depicts",
    },
    {
      kind: "turning-clauses",
      after:
        "the outlines of the western lands, moreover, were taken from Islamic sources that Chinese scholars had known since the Mongol period",
      verbs: ["chose", "were taken"],
    },
    { kind: "noun-and-phrase", after: "of the western lands" },
    { kind: "noun-and-phrase", after: "of the world made in Korea in 1402" },
    {
      kind: "preposition-and-object",
      after: "Islamic sources that Chinese scholars had known since the Mongol period",
    },
    {
      kind: "verb-and-complement",
      after: "to combine two Chinese maps with one of Japan",
      verb: "chose",
    },
    { kind: "outcome", after: "enlarging their own country", verbs: ["chose"] },
  ],
  verbs: [
    { kind: "infinitive", verb: "to combine", base: "combine", beside: "chose" },
    {
      kind: "finite",
      verb: "depicts",
      base: "depict",
      subject: "The Kangnido",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "enlarging", base: "enlarge", beside: "chose" },
    {
      kind: "finite",
      verb: "were taken",
      base: "take",
      subject: "the outlines",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      words: "moreover",
      first:
        "they chose to combine two Chinese maps with one of Japan, enlarging their own country",
      second:
        "the outlines of the western lands were taken from Islamic sources that Chinese scholars had known since the Mongol period",
      why: "The first statement names some of the sources of the map, and the second adds a further source.",
    },
  ],
};
