import type { Paragraph } from "../paragraph.ts";

export const moreCirclesOfDistortion: Paragraph = {
  id: "more-circles-of-distortion",
  version: 2,
  field: "geography",
  source: "Histories of cartography; textbooks on map projections",
  text:
    "A method that French mathematician Nicolas Auguste Tissot introduced in 1859 shows how a map distorts " +
    "the globe. Small circles are drawn on the globe, and the projection is applied to them. If a circle " +
    "appears to be an ellipse, angles have been distorted; if it appears larger than its neighbors, areas " +
    "have been exaggerated. In short, the figures make visible the errors of the map in each region.",
  joints: [
    { kind: "title-and-name", title: "French mathematician", after: "Nicolas Auguste Tissot" },
    {
      kind: "coordinated",
      after: "the projection is applied to them",
      verbs: ["are drawn", "is applied"],
    },
    { kind: "noun-and-phrase", after: "of the map in each region" },
    { kind: "verb-and-complement", after: "how a map distorts the globe", verb: "shows" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to be", base: "be", beside: "appears" },
    {
      kind: "finite",
      verb: "are drawn",
      base: "draw",
      subject: "Small circles",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "shows",
      base: "show",
      subject: "A method",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
