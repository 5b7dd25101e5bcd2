import type { Paragraph } from "../paragraph.ts";

export const moreAdamEveAndSarah: Paragraph = {
  id: "more-adam-eve-and-sarah",
  version: 2,
  field: "society",
  source: "Histories of psycholinguistics; textbooks of language acquisition",
  text:
    "Researchers who seek to trace the growth of language may follow a few children over several years, as " +
    "psychologist Roger Brown did in his study of three whom he called Adam, Eve, and Sarah. Alternatively, " +
    "they may examine many children of different ages at a single time. The former method is slow but reveals " +
    "the order in which a child acquires each form.",
  joints: [
    { kind: "lead-and-series", after: "Adam, Eve, and Sarah" },
    { kind: "items", items: ["Adam", "Eve", "Sarah"] },
    {
      kind: "essential",
      after: "who seek to trace the growth of language",
      next: "may follow a few children over several years",
      verb: "may follow",
    },
    { kind: "noun-and-phrase", after: "of different ages at a single time" },
    {
      kind: "verb-and-complement",
      after: "many children of different ages at a single time",
      verb: "may examine",
    },
    { kind: "preposition-and-object", after: "several years" },
    { kind: "title-and-name", title: "psychologist", after: "Roger Brown" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to trace", base: "trace", beside: "seek" },
    { kind: "relative", verb: "seek", base: "seek", antecedent: "Researchers", number: "plural" },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first:
        "Researchers who seek to trace the growth of language may follow a few children over several years, as " +
        "psychologist Roger Brown did in his study of three whom he called Adam, Eve, and Sarah",
      second: "they may examine many children of different ages at a single time",
      why: "The first statement says that researchers on the growth of language may follow a few children over several years, and the second says that researchers may examine many children of different ages at a single time.",
    },
  ],
};
