import type { Paragraph } from "../paragraph.ts";

export const ainsworthInUganda: Paragraph = {
  id: "ainsworth-in-uganda",
  version: 3,
  field: "society",
  source: "Histories of developmental psychology",
  text:
    "Psychologist Mary Ainsworth began her research on attachment not in a laboratory but in villages near " +
    "Kampala, the capital of Uganda, where she visited families every two weeks in the mid-1950s. Her notes " +
    "on each infant, which recorded when the child cried and whom it followed, suggested that a baby with an " +
    "attentive mother explores more freely. She later tested this idea in Baltimore.",
  joints: [
    {
      kind: "inset",
      after: "which recorded when the child cried and whom it followed",
      next: "suggested that a baby with an attentive mother explores more freely",
      verb: "suggested",
    },
    { kind: "noun-and-phrase", after: "on each infant" },
    { kind: "noun-and-phrase", after: "with an attentive mother" },
    { kind: "preposition-and-object", after: "Baltimore" },
    { kind: "verb-and-complement", after: "this idea in Baltimore", verb: "tested" },
    {
      kind: "verb-and-complement",
      after: "her research on attachment not in a laboratory but in villages near Kampala",
      verb: "began",
    },
    { kind: "title-and-name", title: "Psychologist", after: "Mary Ainsworth" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "explores",
      base: "explore",
      subject: "a baby",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "began",
      base: "begin",
      subject: "Psychologist Mary Ainsworth",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "infant, which recorded",
      word: "infant",
      forms: ["infant", "infants", "infant's", "infants'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single infant is meant, and the words that follow tell what the notes recorded.",
    },
  ],
};
