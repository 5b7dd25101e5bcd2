import type { Paragraph } from "../paragraph.ts";

export const koshimaMacaques: Paragraph = {
  id: "koshima-macaques",
  field: "science",
  source: "Textbooks on animal behavior; histories of primatology",
  text:
    "In 1953, a young macaque on the Japanese island of Koshima began to rinse the sand from sweet potatoes " +
    "in a stream before she ate them. Her mother and her playmates adopted the practice first. By the early " +
    "1960s, most of the younger animals in the troop had acquired it as well.",
  joints: [
    {
      kind: "clauses",
      after: "By the early 1960s, most of the younger animals in the troop had acquired it as well",
      verbs: ["adopted", "had acquired"],
    },
    { kind: "restrictive-last", after: "before she ate them", verbs: ["began", "ate"] },
    { kind: "subject-and-verb", after: "adopted the practice first", verb: "adopted" },
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
      verb: "adopted",
      base: "adopt",
      subject: "Her mother and her playmates",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
