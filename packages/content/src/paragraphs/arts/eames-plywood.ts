import type { Paragraph } from "../paragraph.ts";

export const eamesPlywood: Paragraph = {
  id: "eames-plywood",
  version: 3,
  field: "arts",
  source: "Standard histories of American design; museum guides on Charles and Ray Eames",
  text:
    "The first product of molded plywood that designers Charles and Ray Eames made in quantity was not " +
    "furniture: it was a lightweight leg splint for the United States Navy, which placed an order in 1942. " +
    "Later, the couple adapted the same process to chairs, pressing thin layers of wood and glue into curves " +
    "that fit a sitter's natural posture.",
  joints: [
    {
      kind: "essential",
      after: "that designers Charles and Ray Eames made in quantity",
      next: "was not furniture",
      verb: "was not",
    },
    {
      kind: "explanation",
      after: "it was a lightweight leg splint for the United States Navy",
      verbs: ["was", "was"],
    },
    {
      kind: "turning-clauses",
      after: "Later, the couple adapted the same process to chairs",
      verbs: ["was", "adapted"],
    },
    { kind: "noun-and-phrase", after: "of wood and glue" },
    { kind: "preposition-and-object", after: "the United States Navy" },
  ],
  verbs: [
    { kind: "outcome", verb: "pressing", base: "press", beside: "adapted" },
    {
      kind: "finite",
      verb: "adapted",
      base: "adapt",
      subject: "the couple",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["contrast", "similarity", "addition"],
      words: "Later",
      first: "it was a lightweight leg splint for the United States Navy",
      second: "the couple adapted the same process to chairs",
      why: "The first statement says that the couple's first plywood product in quantity was a leg splint, and the second reports that the couple adapted the process of molding plywood to chairs.",
    },
  ],
  pronouns: [{ word: "it", at: "it was a lightweight", antecedent: "The first product" }],
  nouns: [
    {
      at: "sitter's natural posture",
      word: "sitter's",
      forms: ["sitter", "sitters", "sitter's", "sitters'"],
      counted: "fit a",
      role: "owned",
      why: "One sitter is meant, and the posture is that sitter's.",
    },
  ],
};
