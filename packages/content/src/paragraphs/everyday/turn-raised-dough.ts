import type { Paragraph } from "../paragraph.ts";

export const turnRaisedDough: Paragraph = {
  id: "turn-raised-dough",
  version: 2,
  field: "everyday",
  source: "Textbooks on baking; histories of bread",
  text:
    "A baker may raise dough with commercial yeast, a single species grown in tanks. Alternatively, the baker " +
    "may keep a sourdough culture, which contains both wild yeasts and lactic acid bacteria. The bacteria " +
    "give the bread its sour flavor, slow the growth of mold, and delay staling. In short, they improve both " +
    "taste and storage.",
  joints: [
    {
      kind: "items",
      items: ["give the bread its sour flavor", "slow the growth of mold", "delay staling"],
    },
    {
      kind: "verb-and-complement",
      after: "both wild yeasts and lactic acid bacteria",
      verb: "contains",
    },
    { kind: "noun-and-phrase", after: "of mold" },
    { kind: "noun-and-phrase", after: "with commercial yeast" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "give",
      base: "give",
      subject: "The bacteria",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "improve",
      base: "improve",
      subject: "they",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first: "A baker may raise dough with commercial yeast, a single species grown in tanks",
      second:
        "the baker may keep a sourdough culture, which contains both wild yeasts and lactic acid bacteria",
      why: "The first statement says that a baker may raise dough with commercial yeast, and the second says that a baker may keep a sourdough culture to raise dough.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "The bacteria give the bread its sour flavor, slow the growth of mold, and delay staling",
      second: "they improve both taste and storage",
      why: "The first statement says that the bacteria give bread its sour flavor, slow the growth of mold, and delay staling, and the second says that the bacteria improve both the taste and the storage of bread.",
    },
  ],
};
