import type { Paragraph } from "../paragraph.ts";

export const turnSeuratDots: Paragraph = {
  id: "turn-seurat-dots",
  version: 2,
  field: "arts",
  source: "Museum catalogs; histories of French painting",
  text:
    "Georges Seurat, a French painter who had read scientific treatises on color, hoped to give his pictures " +
    "a greater brightness than mixed pigments allow. To that end, he covered the canvas of *A Sunday on La " +
    "Grande Jatte* (1884–86) with small touches of nearly pure color. At a distance, the separate touches of " +
    "orange and blue appear to merge; in other words, the eye performs the mixture that other painters made " +
    "on the palette.",
  joints: [
    {
      kind: "inset",
      after: "a French painter who had read scientific treatises on color",
      next: "hoped to give his pictures a greater brightness than mixed pigments allow",
      verb: "hoped",
    },
    {
      kind: "turning-clauses",
      after: "in other words, the eye performs the mixture that other painters made on the palette",
      verbs: ["appear", "performs"],
    },
    { kind: "noun-and-phrase", after: "of nearly pure color" },
    {
      kind: "verb-and-complement",
      after: "to give his pictures a greater brightness than mixed pigments allow",
      verb: "hoped",
    },
    { kind: "noun-and-phrase", after: "of orange and blue" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to give", base: "give", beside: "hoped" },
    {
      kind: "finite",
      verb: "appear",
      base: "appear",
      subject: "the separate touches",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "performs",
      base: "perform",
      subject: "the eye",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first:
        "Georges Seurat, a French painter who had read scientific treatises on color, hoped to give his pictures a greater brightness than mixed pigments allow",
      second:
        "he covered the canvas of *A Sunday on La Grande Jatte* (1884–86) with small touches of nearly pure color",
      why: "The first statement says that Seurat hoped to give his pictures a greater brightness than mixed pigments allow, and the second reports that Seurat covered the canvas with small touches of nearly pure color.",
    },
    {
      relation: "restatement",
      also: ["cause", "summary", "emphasis"],
      words: "in other words",
      first: "At a distance, the separate touches of orange and blue appear to merge",
      second: "the eye performs the mixture that other painters made on the palette",
      why: "The first statement says that separate touches of orange and blue appear to merge at a distance, and the second says that the eye performs the mixture that other painters made on the palette.",
    },
  ],
};
