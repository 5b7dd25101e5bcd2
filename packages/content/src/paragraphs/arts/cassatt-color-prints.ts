import type { Paragraph } from "../paragraph.ts";

export const cassattColorPrints: Paragraph = {
  id: "cassatt-color-prints",
  version: 2,
  field: "arts",
  source: "Standard histories of Impressionism; museum notes on the prints of Mary Cassatt",
  text:
    "American painter Mary Cassatt visited an exhibition of Japanese woodcuts at the École des Beaux-Arts in " +
    "Paris in 1890. The ten color prints that she completed the next year adopt several features of those " +
    "works: broad areas of flat color, patterned fabrics, and elevated points of view.",
  joints: [
    {
      kind: "list",
      after: "broad areas of flat color, patterned fabrics, and elevated points of view",
      verbs: ["adopt"],
    },
    {
      kind: "essential",
      after: "that she completed the next year",
      next: "adopt several features of those works",
      verb: "adopt",
    },
    { kind: "title-and-name", title: "American painter", after: "Mary Cassatt" },
    {
      kind: "items",
      items: ["broad areas of flat color", "patterned fabrics", "elevated points of view"],
    },
    { kind: "noun-and-phrase", after: "of Japanese woodcuts at the École des Beaux-Arts in Paris" },
    { kind: "preposition-and-object", after: "those works" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "adopt",
      base: "adopt",
      subject: "The ten color prints",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "visited",
      base: "visit",
      subject: "American painter Mary Cassatt",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
