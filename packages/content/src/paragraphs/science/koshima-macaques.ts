import type { Paragraph } from "../paragraph.ts";

export const koshimaMacaques: Paragraph = {
  id: "koshima-macaques",
  version: 2,
  field: "science",
  source: "Textbooks on animal behavior; histories of primatology",
  text:
    "In 1953, a young macaque on the Japanese island of Koshima began to rinse the sand from sweet potatoes in " +
    "a stream before she ate them. Her mother and her playmates were the first to adopt the practice. By the " +
    "early 1960s, most of the younger animals in the troop had acquired it as well.",
  joints: [
    {
      kind: "clauses",
      after: "By the early 1960s, most of the younger animals in the troop had acquired it as well",
      verbs: ["were", "had acquired"],
    },
    { kind: "subject-and-verb", after: "were the first to adopt the practice", verb: "were" },
    {
      kind: "verb-and-complement",
      after: "to rinse the sand from sweet potatoes in a stream",
      verb: "began",
    },
    { kind: "noun-and-phrase", after: "of Koshima" },
    { kind: "preposition-and-object", after: "the Japanese island of Koshima" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "began",
      base: "begin",
      subject: "a young macaque",
      number: "singular",
      tense: "past",
      time: "In 1953",
    },
    {
      kind: "finite",
      verb: "had acquired",
      base: "acquire",
      subject: "most of the younger animals",
      number: "plural",
      tense: "past-perfect",
      time: "By the early 1960s",
    },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Her mother and her playmates",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
