import type { Paragraph } from "../paragraph.ts";

export const brunelleschiDome: Paragraph = {
  id: "brunelleschi-dome",
  version: 2,
  field: "arts",
  source:
    "Standard histories of Renaissance architecture; encyclopedia entries on Filippo Brunelleschi",
  text:
    "The dome of Florence Cathedral, completed in 1436, rose without the wooden framework that " +
    "ordinarily supported masonry while its mortar hardened. Filippo Brunelleschi designed the " +
    "structure as two shells, one inside the other; bricks laid in a herringbone pattern kept " +
    "each new course from slipping inward.",
  joints: [
    {
      kind: "inset",
      after: "completed in 1436",
      next: "rose without the wooden framework that ordinarily supported masonry while its mortar hardened",
      verb: "rose",
    },
    {
      kind: "clauses",
      after: "bricks laid in a herringbone pattern kept each new course from slipping inward",
      verbs: ["designed", "kept"],
    },
    { kind: "subject-and-verb", after: "kept each new course from slipping inward", verb: "kept" },
    { kind: "preposition-and-object", after: "a herringbone pattern" },
    {
      kind: "preposition-and-object",
      after: "the wooden framework that ordinarily supported masonry while its mortar hardened",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "kept",
      base: "keep",
      subject: "bricks",
      number: "plural",
      tense: "past",
    },
    { kind: "preposition", verb: "slipping", base: "slip", beside: "kept" },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its mortar hardened", antecedent: "masonry" }],
  nouns: [
    {
      at: "shells, one inside",
      word: "shells",
      forms: ["shell", "shells", "shell's", "shells'"],
      counted: "two",
      role: "predicate",
      why: "The dome consists of two shells, and nothing follows that belongs to them.",
    },
  ],
};
