import type { Paragraph } from "../paragraph.ts";

export const holtSunTunnels: Paragraph = {
  id: "holt-sun-tunnels",
  version: 3,
  field: "arts",
  source: "Standard histories of land art; encyclopedia entries on *Sun Tunnels*",
  text:
    "The concrete cylinders of *Sun Tunnels*, a work that sculptor Nancy Holt completed in the Utah desert in " +
    "1976, frame the rising and the setting sun on two occasions each year: the summer and winter solstices.",
  coda: "The cylinders' curved sides are pierced with holes in the patterns of constellations.",
  joints: [
    {
      kind: "inset",
      after: "a work that sculptor Nancy Holt completed in the Utah desert in 1976",
      next: "frame the rising and the setting sun on two occasions each year",
      verb: "frame",
    },
    { kind: "noun-and-phrase", after: "of *Sun Tunnels*" },
    {
      kind: "verb-and-complement",
      after: "the rising and the setting sun on two occasions each year",
      verb: "frame",
    },
    { kind: "preposition-and-object", after: "two occasions each year" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "frame",
      base: "frame",
      subject: "The concrete cylinders",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "cylinders' curved sides",
      word: "cylinders'",
      forms: ["cylinder", "cylinders", "cylinder's", "cylinders'"],
      counted: "The concrete cylinders",
      role: "owned",
      why: "The first sentence speaks of several cylinders, and the sides are theirs.",
    },
  ],
};
