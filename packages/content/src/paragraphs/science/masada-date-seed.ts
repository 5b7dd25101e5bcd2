import type { Paragraph } from "../paragraph.ts";

export const masadaDateSeed: Paragraph = {
  id: "masada-date-seed",
  version: 2,
  field: "science",
  source: "Reference works on seeds; general accounts of archaeobotany",
  text:
    "A date palm seed that archaeologists recovered from the ruins of Masada, an ancient fortress near the " +
    "Dead Sea, sprouted after it was planted in 2005, some two thousand years after it had ripened.",
  joints: [
    { kind: "noun-and-phrase", after: "of Masada" },
    { kind: "preposition-and-object", after: "the ruins of Masada" },
    { kind: "noun-and-phrase", after: "near the Dead Sea" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "sprouted",
      base: "sprout",
      subject: "A date palm seed",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [
    { word: "it", at: "it was planted in 2005", antecedent: "A date palm seed" },
    { word: "it", at: "it had ripened", antecedent: "A date palm seed" },
  ],
};
