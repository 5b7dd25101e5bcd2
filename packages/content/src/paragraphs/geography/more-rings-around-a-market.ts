import type { Paragraph } from "../paragraph.ts";

export const moreRingsAroundAMarket: Paragraph = {
  id: "more-rings-around-a-market",
  version: 2,
  field: "geography",
  source: "Histories of economic geography; textbooks",
  text:
    "Johann Heinrich von Thünen, a German landowner, attempted to explain how distance from a market " +
    "determines the use of land. In his model of a uniform plain, a town is surrounded by rings of " +
    "production: gardens and dairies in the first, woodlots in the second, and fields of grain in the third. " +
    "Milk spoils on the road, firewood is heavy, and grain travels well. In sum, the cost of transport " +
    "assigns each product to its zone.",
  joints: [
    {
      kind: "inset",
      after: "a German landowner",
      next: "attempted to explain how distance from a market determines the use of land",
      verb: "attempted",
    },
    { kind: "noun-and-phrase", after: "of land" },
    {
      kind: "items",
      items: [
        "gardens and dairies in the first",
        "woodlots in the second",
        "fields of grain in the third",
      ],
    },
    {
      kind: "list",
      after:
        "gardens and dairies in the first, woodlots in the second, and fields of grain in the third",
      verbs: ["is surrounded"],
    },
    { kind: "noun-and-phrase", after: "of grain in the third" },
    { kind: "noun-and-phrase", after: "of production" },
    { kind: "noun-and-phrase", after: "of transport" },
    {
      kind: "verb-and-complement",
      after: "to explain how distance from a market determines the use of land",
      verb: "attempted",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to explain", base: "explain", beside: "attempted" },
    {
      kind: "finite",
      verb: "assigns",
      base: "assign",
      subject: "the cost",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement"],
      words: "In sum",
      first: "Milk spoils on the road, firewood is heavy, and grain travels well",
      second: "the cost of transport assigns each product to its zone",
      why: "The first statement says that milk spoils on the road, firewood is heavy, and grain travels well, and the second says that the cost of transport assigns each product to its zone.",
    },
  ],
};
