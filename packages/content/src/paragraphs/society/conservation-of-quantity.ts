import type { Paragraph } from "../paragraph.ts";

export const conservationOfQuantity: Paragraph = {
  id: "conservation-of-quantity",
  version: 2,
  field: "society",
  source: "Textbooks of developmental psychology",
  text:
    "Children younger than about seven, psychologist Jean Piaget observed, judge a quantity by its most " +
    "conspicuous dimension. For example, when juice is poured from a wide glass into a tall, narrow one, a " +
    "child of five usually says that its amount has increased. The ability to consider height and width " +
    "together, which develops over the next years, makes the correct answer obvious.",
  joints: [
    {
      kind: "inset",
      after: "psychologist Jean Piaget observed",
      next: "judge a quantity by its most conspicuous dimension",
      verb: "judge",
    },
    {
      kind: "inset",
      after: "which develops over the next years",
      next: "makes the correct answer obvious",
      verb: "makes",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, when juice is poured from a wide glass into a tall, narrow one, a child of five usually says that its amount has increased",
      verbs: ["judge", "says"],
    },
    { kind: "noun-and-phrase", after: "of five" },
    {
      kind: "verb-and-complement",
      after: "a quantity by its most conspicuous dimension",
      verb: "judge",
    },
    { kind: "preposition-and-object", after: "a wide glass" },
    { kind: "preposition-and-object", after: "its most conspicuous dimension" },
    { kind: "verb-and-complement", after: "the correct answer obvious", verb: "makes" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to consider", base: "consider", beside: "ability" },
    {
      kind: "finite",
      verb: "judge",
      base: "judge",
      subject: "Children",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "makes",
      base: "make",
      subject: "The ability",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "says",
      base: "say",
      subject: "a child",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For example",
      first:
        "Children younger than about seven, psychologist Jean Piaget observed, judge a quantity by its most " +
        "conspicuous dimension",
      second:
        "when juice is poured from a wide glass into a tall, narrow one, a child of five usually says that its amount has increased",
      why: "The first statement says that young children judge a quantity by its most conspicuous dimension, and the second reports that a child of five usually claims that juice increases in a tall, narrow glass.",
    },
  ],
  pronouns: [
    { word: "its", at: "its most conspicuous dimension", antecedent: "a quantity" },
    { word: "its", at: "its amount has increased", antecedent: "juice" },
  ],
};
