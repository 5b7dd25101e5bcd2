import type { Paragraph } from "../paragraph.ts";

export const craftCoppice: Paragraph = {
  id: "craft-coppice",
  version: 3,
  field: "history",
  source: "Histories of woodland in Britain",
  text:
    "In the Middle Ages, the practice of cutting hazel and ash trees to the ground every few years supplied " +
    "English villages with straight poles for a variety of uses: fencing, building, and the making of " +
    "charcoal.",
  coda: "Many villages' largest woods were cut in turn, one section after another.",
  joints: [
    { kind: "list", after: "fencing, building, and the making of charcoal", verbs: ["supplied"] },
    { kind: "items", items: ["fencing", "building", "the making of charcoal"] },
    { kind: "noun-and-phrase", after: "of charcoal" },
    { kind: "preposition-and-object", after: "straight poles for a variety of uses" },
    {
      kind: "verb-and-complement",
      after: "English villages with straight poles for a variety of uses",
      verb: "supplied",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "supplied",
      base: "supply",
      subject: "the practice",
      number: "singular",
      tense: "past",
      time: "In the Middle Ages",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "villages' largest woods",
      word: "villages'",
      forms: ["village", "villages", "village's", "villages'"],
      counted: "Many",
      role: "owned",
      why: "Many villages are meant, and the woods were theirs.",
    },
  ],
};
