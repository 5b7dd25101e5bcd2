import type { Paragraph } from "../paragraph.ts";

export const craftPlantingPits: Paragraph = {
  id: "craft-planting-pits",
  version: 2,
  field: "history",
  source: "Histories of farming in the Sahel; textbooks on soil conservation",
  text:
    "Yacouba Sawadogo, a farmer in northern Burkina Faso, began in the early 1980s to enlarge the pits in which " +
    "his neighbors traditionally sowed millet and to fill them with manure before the rains arrived. The pits " +
    "hold water near the roots of the plants; moreover, termites that are drawn to the manure dig channels " +
    "through the hardened soil, allowing rain to sink in.",
  joints: [
    {
      kind: "inset",
      after: "a farmer in northern Burkina Faso",
      next: "began in the early 1980s to enlarge the pits in which his neighbors traditionally sowed millet and to fill them with manure before the rains arrived",
      verb: "began",
    },
    {
      kind: "turning-clauses",
      after:
        "moreover, termites that are drawn to the manure dig channels through the hardened soil, allowing rain to sink in",
      verbs: ["hold", "dig"],
    },
    { kind: "noun-and-phrase", after: "of the plants" },
    { kind: "preposition-and-object", after: "northern Burkina Faso" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "began",
      base: "begin",
      subject: "Yacouba Sawadogo",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "allowing", base: "allow", beside: "dig" },
    {
      kind: "finite",
      verb: "dig",
      base: "dig",
      subject: "termites",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["similarity"],
      words: "moreover",
      first: "The pits hold water near the roots of the plants",
      second:
        "termites that are drawn to the manure dig channels through the hardened soil, allowing rain to sink in",
      why: "The first statement says that the pits hold water near the roots of the plants, and the second says that termites drawn to the manure in the pits dig channels that let rain sink in.",
    },
  ],
};
