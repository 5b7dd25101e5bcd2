import type { Paragraph } from "../paragraph.ts";

export const craftMercator: Paragraph = {
  id: "craft-mercator",
  version: 2,
  field: "history",
  source: "Standard histories of cartography; textbooks on map projections",
  text:
    "On the map of the world that Gerardus Mercator, a Flemish geographer, published in 1569, a course of " +
    "constant compass bearing appears as a straight line, allowing a navigator to plot it with a ruler. The areas " +
    "of lands at a great distance from the equator, however, are exaggerated: Greenland looks as large as Africa, " +
    "a continent that covers about fourteen times as much ground.",
  joints: [
    { kind: "outcome", after: "allowing a navigator to plot it with a ruler", verbs: ["appears"] },
    {
      kind: "turning-clauses",
      after: "The areas of lands at a great distance from the equator, however, are exaggerated",
      verbs: ["appears", "are exaggerated"],
    },
    { kind: "noun-and-phrase", after: "of constant compass bearing" },
    { kind: "preposition-and-object", after: "a ruler" },
  ],
  verbs: [
    { kind: "outcome", verb: "allowing", base: "allow", beside: "appears" },
    {
      kind: "relative",
      verb: "covers",
      base: "cover",
      antecedent: "a continent",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "appears",
      base: "appear",
      subject: "a course",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["cause", "concession", "evaluation"],
      words: "however",
      first:
        "a course of constant compass bearing appears as a straight line, allowing a navigator to plot it with a ruler",
      second: "The areas of lands at a great distance from the equator are exaggerated",
      why: "The first statement says that a course of constant bearing appears as a straight line on the map, but the second says that the map exaggerates the areas of lands far from the equator.",
    },
  ],
};
