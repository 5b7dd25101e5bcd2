import type { Paragraph } from "../paragraph.ts";

export const kaneshTablets: Paragraph = {
  id: "kanesh-tablets",
  version: 3,
  field: "history",
  source: "Histories of the ancient Near East; studies of Old Assyrian trade",
  text:
    "Records of private commerce in the nineteenth century BCE are unusually plentiful at Kanesh, an " +
    "Anatolian city where merchants from Assur lived and traded. In fact, more than 22,000 clay tablets have " +
    "been unearthed there. Letters to the merchants from their wives, who supervised the weaving of cloth for " +
    "export, form an important part of the collection.",
  joints: [
    { kind: "subject-and-verb", after: "are unusually plentiful at Kanesh", verb: "are" },
    {
      kind: "turning-clauses",
      after: "In fact, more than 22,000 clay tablets have been unearthed there",
      verbs: ["are", "have been unearthed"],
    },
    {
      kind: "inset",
      after: "who supervised the weaving of cloth for export",
      next: "form an important part of the collection",
      verb: "form",
    },
    { kind: "noun-and-phrase", after: "of private commerce in the nineteenth century BCE" },
    { kind: "noun-and-phrase", after: "of cloth for export" },
    { kind: "noun-and-phrase", after: "of the collection" },
    { kind: "verb-and-complement", after: "unusually plentiful at Kanesh", verb: "are" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Records",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "form",
      base: "form",
      subject: "Letters",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "example"],
      words: "In fact",
      first:
        "Records of private commerce in the nineteenth century BCE are unusually plentiful at Kanesh, an Anatolian city where merchants from Assur lived and traded",
      second: "more than 22,000 clay tablets have been unearthed there",
      why: "The first statement says that records of private commerce are unusually plentiful at Kanesh, and the second says that more than 22,000 clay tablets have been unearthed at Kanesh.",
    },
  ],
  pronouns: [{ word: "their", at: "their wives, who supervised", antecedent: "the merchants" }],
  nouns: [
    {
      at: "merchants from their wives",
      word: "merchants",
      forms: ["merchant", "merchants", "merchant's", "merchants'"],
      counted: "merchants from Assur",
      role: "predicate",
      why: "The first sentence speaks of several merchants, and the words that follow tell who wrote to them.",
    },
  ],
};
