import type { Paragraph } from "../paragraph.ts";

export const livingByWriting: Paragraph = {
  id: "living-by-writing",
  version: 3,
  field: "literature",
  source: "Standard histories of English drama; biographies of Aphra Behn",
  text:
    "Dramatist Aphra Behn, whose first play was staged in London in 1670, was among the first Englishwomen to " +
    "earn a living by writing; *The Rover* (1677) remains the most often performed of her comedies.",
  coda: "The dramatist's brief service as a spy had left her in debt, and the theater offered her an income.",
  joints: [
    {
      kind: "inset",
      after: "whose first play was staged in London in 1670",
      next: "was among the first Englishwomen to earn a living by writing",
      verb: "was",
    },
    {
      kind: "clauses",
      after: "*The Rover* (1677) remains the most often performed of her comedies",
      verbs: ["was", "remains"],
    },
    {
      kind: "verb-and-complement",
      after: "the most often performed of her comedies",
      verb: "remains",
    },
    { kind: "preposition-and-object", after: "her comedies" },
    { kind: "title-and-name", title: "Dramatist", after: "Aphra Behn" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "remains",
      base: "remain",
      subject: "*The Rover* (1677)",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "dramatist's brief service",
      word: "dramatist's",
      forms: ["dramatist", "dramatists", "dramatist's", "dramatists'"],
      counted: "Dramatist Aphra Behn",
      role: "owned",
      why: "One dramatist, Behn, is named, and the service was hers.",
    },
  ],
};
