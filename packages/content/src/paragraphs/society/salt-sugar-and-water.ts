import type { Paragraph } from "../paragraph.ts";

export const saltSugarAndWater: Paragraph = {
  id: "salt-sugar-and-water",
  version: 3,
  field: "society",
  source: "Histories of public health; studies of health in South Asia",
  text:
    "Between 1980 and 1990, thousands of trained women went from house to house in rural Bangladesh, teaching " +
    "mothers to make a remedy for the loss of fluids from three ingredients: a pinch of salt, a handful of " +
    "unrefined sugar, and half a liter of water.",
  coda: "The women's patient lessons reached millions of households.",
  joints: [
    {
      kind: "outcome",
      after: "teaching mothers to make a remedy for the loss of fluids from three ingredients",
      verbs: ["went"],
    },
    {
      kind: "items",
      items: ["a pinch of salt", "a handful of unrefined sugar", "half a liter of water"],
    },
    { kind: "noun-and-phrase", after: "of fluids from three ingredients" },
    { kind: "noun-and-phrase", after: "of salt" },
    { kind: "preposition-and-object", after: "house to house in rural Bangladesh" },
    { kind: "preposition-and-object", after: "three ingredients" },
    {
      kind: "list",
      after: "a pinch of salt, a handful of unrefined sugar, and half a liter of water",
      verbs: ["went"],
    },
  ],
  verbs: [
    { kind: "outcome", verb: "teaching", base: "teach", beside: "went" },
    {
      kind: "finite",
      verb: "went",
      base: "go",
      subject: "thousands",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "women's patient lessons",
      word: "women's",
      forms: ["woman", "women", "woman's", "women's"],
      counted: "thousands of trained women",
      role: "owned",
      why: "Thousands of women went from house to house, and the lessons were theirs.",
    },
  ],
};
