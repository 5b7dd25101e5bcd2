import type { Paragraph } from "../paragraph.ts";

export const ashInRomanConcrete: Paragraph = {
  id: "ash-in-roman-concrete",
  version: 3,
  field: "technology",
  source: "Histories of Roman engineering; studies of marine concrete",
  text:
    "Volcanic ash from the shores of the Bay of Naples, which enabled Roman concrete to harden even in " +
    "seawater, was shipped by sea to construction sites across the Mediterranean. Analyses of the ancient " +
    "harbor at Caesarea, for example, have identified Italian ash in the blocks that formed its breakwaters.",
  coda: "Researchers determined these blocks' composition by analyzing cores drilled from them.",
  joints: [
    {
      kind: "inset",
      after: "which enabled Roman concrete to harden even in seawater",
      next: "was shipped by sea to construction sites across the Mediterranean",
      verb: "was",
    },
    {
      kind: "turning-clauses",
      after:
        "Analyses of the ancient harbor at Caesarea, for example, have identified Italian ash in the blocks that " +
        "formed its breakwaters",
      verbs: ["was", "have identified"],
    },
    { kind: "noun-and-phrase", after: "of the ancient harbor at Caesarea" },
    { kind: "noun-and-phrase", after: "from the shores of the Bay of Naples" },
    {
      kind: "verb-and-complement",
      after: "Italian ash in the blocks that formed its breakwaters",
      verb: "have identified",
    },
    { kind: "preposition-and-object", after: "construction sites across the Mediterranean" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was shipped",
      base: "ship",
      subject: "Volcanic ash",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first:
        "Volcanic ash from the shores of the Bay of Naples, which enabled Roman concrete to harden even in " +
        "seawater, was shipped by sea to construction sites across the Mediterranean",
      second:
        "Analyses of the ancient harbor at Caesarea have identified Italian ash in the blocks that formed its " +
        "breakwaters",
      why: "The first statement says that volcanic ash from the Bay of Naples was shipped to construction sites across the Mediterranean, and the second says that analyses have identified Italian ash in the breakwaters of the ancient harbor at Caesarea.",
    },
  ],
  pronouns: [{ word: "its", at: "its breakwaters", antecedent: "the ancient harbor" }],
  nouns: [
    {
      at: "blocks' composition",
      word: "blocks'",
      forms: ["block", "blocks", "block's", "blocks'"],
      counted: "these",
      role: "owned",
      why: "With *these*, several blocks are meant, and the composition is theirs.",
    },
  ],
};
