import type { Paragraph } from "../paragraph.ts";

export const platypusTraits: Paragraph = {
  id: "platypus-traits",
  version: 2,
  field: "science",
  source: "Reference works on mammals; textbooks on zoology",
  text:
    "The platypus of eastern Australia lays eggs, nurses its young with milk, and detects prey by the faint " +
    "electric fields that muscles generate. In short, it unites traits that otherwise occur in animals of " +
    "very different kinds.",
  joints: [
    { kind: "noun-and-phrase", after: "of eastern Australia" },
    { kind: "subject-and-verb", after: "lays eggs", verb: "lays" },
    {
      kind: "items",
      items: [
        "lays eggs",
        "nurses its young with milk",
        "detects prey by the faint electric fields that muscles generate",
      ],
    },
    { kind: "preposition-and-object", after: "the faint electric fields that muscles generate" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "lays",
      base: "lay",
      subject: "The platypus",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "The platypus of eastern Australia lays eggs, nurses its young with milk, and detects prey by the faint electric fields that muscles generate",
      second: "it unites traits that otherwise occur in animals of very different kinds",
      why: "The first statement says that the platypus lays eggs, nurses its young with milk, and detects prey by electric fields, and the second says that the platypus unites traits that belong to animals of very different kinds.",
    },
  ],
  pronouns: [
    { word: "its", at: "its young with milk", antecedent: "The platypus" },
    { word: "it", at: "it unites traits that", antecedent: "The platypus" },
  ],
};
