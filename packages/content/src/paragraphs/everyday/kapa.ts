import type { Paragraph } from "../paragraph.ts";

export const kapa: Paragraph = {
  id: "kapa",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of Pacific art; museum catalogs",
  text:
    "Makers of *kapa*, the bark cloth of Hawaii, beat the inner bark of the paper mulberry into thin sheets. " +
    "The mallets for the final beating, which were carved with fine patterns, left a watermark that shows in " +
    "strong light. A finished sheet could be printed with stamps of bamboo. Alternatively, it could be soaked " +
    "in dye.",
  joints: [
    {
      kind: "inset",
      after: "the bark cloth of Hawaii",
      next: "beat the inner bark of the paper mulberry into thin sheets",
      verb: "beat",
    },
    {
      kind: "inset",
      after: "which were carved with fine patterns",
      next: "left a watermark that shows in strong light",
      verb: "left",
    },
    { kind: "noun-and-phrase", after: "of Hawaii" },
    { kind: "noun-and-phrase", after: "of bamboo" },
    { kind: "preposition-and-object", after: "thin sheets" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "shows",
      base: "show",
      antecedent: "a watermark",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "left",
      base: "leave",
      subject: "The mallets",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "sequence", "addition"],
      words: "Alternatively",
      first: "A finished sheet could be printed with stamps of bamboo",
      second: "it could be soaked in dye",
      why: "The first statement says that a finished sheet of bark cloth could be printed with stamps, and the second says that a finished sheet of bark cloth could be soaked in dye.",
    },
  ],
};
