import type { Paragraph } from "../paragraph.ts";

export const whaleFalls: Paragraph = {
  id: "whale-falls",
  version: 3,
  field: "science",
  source: "Textbooks on deep-sea biology; histories of oceanography",
  text:
    "The body of a whale that sinks to the floor of the deep sea feeds sharks and hagfish for months, worms " +
    "and crustaceans for years, and bacteria for decades. In short, a single carcass sustains a series of " +
    "communities, each adapted to a different stage of decay.",
  joints: [
    { kind: "subject-and-verb", after: "feeds sharks and hagfish for months", verb: "feeds" },
    {
      kind: "items",
      items: [
        "sharks and hagfish for months",
        "worms and crustaceans for years",
        "bacteria for decades",
      ],
    },
    {
      kind: "lead-and-series",
      after:
        "sharks and hagfish for months, worms and crustaceans for years, and bacteria for decades",
    },
    { kind: "noun-and-phrase", after: "of communities" },
    { kind: "preposition-and-object", after: "the floor of the deep sea" },
    { kind: "verb-and-complement", after: "a series of communities", verb: "sustains" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "feeds",
      base: "feed",
      subject: "The body",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "sustains",
      base: "sustain",
      subject: "a single carcass",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "The body of a whale that sinks to the floor of the deep sea feeds sharks and hagfish for months, worms and crustaceans for years, and bacteria for decades",
      second:
        "a single carcass sustains a series of communities, each adapted to a different stage of decay",
      why: "The first statement says that a sunken whale feeds sharks and hagfish for months, worms and crustaceans for years, and bacteria for decades, and the second says that a single carcass sustains a series of communities, each adapted to a stage of decay.",
    },
  ],
  nouns: [
    {
      at: "whale that sinks to",
      word: "whale",
      forms: ["whale", "whales", "whale's", "whales'"],
      counted: "a single carcass",
      role: "predicate",
      why: "The carcass is that of one whale, and the words that follow tell where the whale sinks.",
    },
  ],
};
