import type { Paragraph } from "../paragraph.ts";

export const morrisPlantDyes: Paragraph = {
  id: "morris-plant-dyes",
  version: 2,
  field: "arts",
  source:
    "Standard histories of the Arts and Crafts movement; encyclopedia entries on William Morris",
  text:
    "William Morris, an English designer who disliked the harsh hues of synthetic dyes, hoped " +
    "to color his textiles with extracts of three plants: indigo, madder, and weld. To that " +
    "end, he made long visits during the 1870s to a dye works in the town of Leek, immersing " +
    "skeins of yarn in the vats himself.",
  joints: [
    {
      kind: "inset",
      after: "an English designer who disliked the harsh hues of synthetic dyes",
      next: "hoped to color his textiles with extracts of three plants",
      verb: "hoped",
    },
    { kind: "items", items: ["indigo", "madder", "weld"] },
    { kind: "list", after: "indigo, madder, and weld", verbs: ["hoped"] },
    { kind: "preposition-and-object", after: "synthetic dyes" },
    { kind: "noun-and-phrase", after: "of yarn" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to color", base: "color", beside: "hoped" },
    { kind: "outcome", verb: "immersing", base: "immerse", beside: "made" },
    {
      kind: "finite",
      verb: "hoped",
      base: "hope",
      subject: "William Morris",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To that end",
      first:
        "William Morris, an English designer who disliked the harsh hues of synthetic dyes, hoped to color his textiles with extracts of three plants: indigo, madder, and weld",
      second: "he made long visits during the 1870s to a dye works in the town of Leek",
      why: "The first statement says that Morris hoped to color his textiles with extracts of three plants, and the second reports that Morris made long visits to a dye works in the 1870s.",
    },
  ],
};
