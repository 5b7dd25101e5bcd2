import type { Paragraph } from "../paragraph.ts";

export const cochranDishwasher: Paragraph = {
  id: "cochran-dishwasher",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of technology; biographies of inventors",
  text:
    "The dishwashing machine that Josephine Cochran of Illinois patented in 1886 sprayed plates with hot water " +
    "under pressure. Cochran had designed it for private homes; however, its first buyers were hotels and " +
    "restaurants, which owned boilers large enough to supply the machine.",
  joints: [
    {
      kind: "essential",
      after: "that Josephine Cochran of Illinois patented in 1886",
      next: "sprayed plates with hot water under pressure",
      verb: "sprayed",
    },
    {
      kind: "turning-clauses",
      after: "however, its first buyers were hotels and restaurants",
      verbs: ["had designed", "were"],
    },
    { kind: "noun-and-phrase", after: "under pressure" },
    { kind: "noun-and-phrase", after: "of Illinois" },
    { kind: "preposition-and-object", after: "private homes" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to supply", base: "supply", beside: "enough" },
    {
      kind: "finite",
      verb: "patented",
      base: "patent",
      subject: "Josephine Cochran",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "owned",
      base: "own",
      antecedent: "hotels and restaurants",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement", "emphasis"],
      words: "however",
      first: "Cochran had designed it for private homes",
      second:
        "its first buyers were hotels and restaurants, which owned boilers large enough to supply the machine",
      why: "The first statement says that Cochran had designed the dishwashing machine for private homes, but the second reports that the first buyers of the machine were hotels and restaurants.",
    },
  ],
  pronouns: [{ word: "its", at: "its first buyers were", antecedent: "The dishwashing machine" }],
  nouns: [
    {
      at: "machine that Josephine Cochran",
      word: "machine",
      forms: ["machine", "machines", "machine's", "machines'"],
      counted: "Cochran had designed it",
      role: "predicate",
      why: "*It* in the next sentence shows that one machine is meant, and the words that follow tell who patented it.",
    },
  ],
};
