import type { Paragraph } from "../paragraph.ts";

export const gridCells: Paragraph = {
  id: "grid-cells",
  version: 3,
  field: "science",
  source: "Textbooks on neuroscience; general accounts of the brain",
  text:
    "In 2005, neuroscientists May-Britt and Edvard Moser described certain cells in the brains of rats, each " +
    "of which becomes active when the animal stands at particular points on an enclosure's floor. The points at " +
    "which a single cell responds form a regular pattern: a grid of equilateral triangles.",
  joints: [
    {
      kind: "clauses",
      after: "The points at which a single cell responds form a regular pattern",
      verbs: ["described", "form"],
    },
    { kind: "noun-and-phrase", after: "of rats" },
    { kind: "preposition-and-object", after: "the brains of rats" },
    { kind: "verb-and-complement", after: "a regular pattern", verb: "form" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "neuroscientists May-Britt and Edvard Moser",
      number: "plural",
      tense: "past",
      time: "In 2005",
    },
    {
      kind: "finite",
      verb: "form",
      base: "form",
      subject: "The points",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "enclosure's floor",
      word: "enclosure's",
      forms: ["enclosure", "enclosures", "enclosure's", "enclosures'"],
      counted: "on an",
      role: "owned",
      why: "The animal stands in one enclosure, and the floor belongs to it.",
    },
  ],
};
