import type { Paragraph } from "../paragraph.ts";

export const seahorsePouch: Paragraph = {
  id: "seahorse-pouch",
  version: 3,
  field: "science",
  source: "Reference works on fishes; textbooks on marine biology",
  text:
    "The eggs of the seahorse, which a female of a large species may produce by the hundreds, develop in an " +
    "unusual place: a pouch on the belly of the male.",
  coda: "The father's enclosed pouch protects the young until they can swim.",
  joints: [
    {
      kind: "inset",
      after: "which a female of a large species may produce by the hundreds",
      next: "develop in an unusual place",
      verb: "develop",
    },
    { kind: "noun-and-phrase", after: "of the seahorse" },
    { kind: "preposition-and-object", after: "an unusual place" },
    { kind: "verb-and-complement", after: "in an unusual place", verb: "develop" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "develop",
      base: "develop",
      subject: "The eggs",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "father's enclosed pouch",
      word: "father's",
      forms: ["father", "fathers", "father's", "fathers'"],
      counted: "the belly of the male",
      role: "owned",
      why: "The text speaks of one male, the father, and the pouch is a part of his body.",
    },
  ],
};
