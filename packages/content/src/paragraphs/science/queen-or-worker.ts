import type { Paragraph } from "../paragraph.ts";

export const queenOrWorker: Paragraph = {
  id: "queen-or-worker",
  version: 2,
  field: "science",
  source: "Textbooks on entomology; reference works on bees",
  text:
    "A fertilized egg of the honeybee may develop into a queen, which can live for several years; " +
    "alternatively, it may develop into a worker, which in summer survives for only about six weeks. The " +
    "outcome depends on a single factor: the diet of the larva.",
  joints: [
    { kind: "verb-and-complement", after: "on a single factor", verb: "depends" },
    { kind: "noun-and-phrase", after: "of the honeybee" },
    { kind: "preposition-and-object", after: "a single factor" },
    { kind: "subject-and-verb", after: "may develop into a queen", verb: "may develop" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "The outcome",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement"],
      words: "alternatively",
      first:
        "A fertilized egg of the honeybee may develop into a queen, which can live for several years",
      second: "it may develop into a worker, which in summer survives for only about six weeks",
      why: "The first statement says that a fertilized egg of the honeybee may develop into a queen, and the second says that a fertilized egg of the honeybee may develop into a worker.",
    },
  ],
  pronouns: [{ word: "it", at: "it may develop into", antecedent: "A fertilized egg" }],
};
