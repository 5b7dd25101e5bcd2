import type { Paragraph } from "../paragraph.ts";

export const portolanCharts: Paragraph = {
  id: "portolan-charts",
  version: 2,
  field: "history",
  source: "Histories of cartography; encyclopedias of medieval geography",
  text:
    "The world map at Hereford Cathedral, which was drawn around 1300, arranges the lands of the earth around " +
    "Jerusalem with little concern for scale. Portolan charts of the same period, by contrast, trace the " +
    "coasts of the Mediterranean with notable accuracy; pilots relied on them to set a course by compass.",
  joints: [
    {
      kind: "inset",
      after: "which was drawn around 1300",
      next: "arranges the lands of the earth around Jerusalem with little concern for scale",
      verb: "arranges",
    },
    {
      kind: "turning-clauses",
      after:
        "Portolan charts of the same period, by contrast, trace the coasts of the Mediterranean with notable accuracy",
      verbs: ["arranges", "trace"],
    },
    { kind: "noun-and-phrase", after: "of the Mediterranean" },
    { kind: "noun-and-phrase", after: "for scale" },
    { kind: "noun-and-phrase", after: "of the same period" },
    { kind: "preposition-and-object", after: "compass" },
    { kind: "noun-and-phrase", after: "at Hereford Cathedral" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "trace",
      base: "trace",
      subject: "Portolan charts",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "arranges",
      base: "arrange",
      subject: "The world map",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["replacement"],
      words: "by contrast",
      first:
        "The world map at Hereford Cathedral, which was drawn around 1300, arranges the lands of the earth around Jerusalem with little concern for scale",
      second:
        "Portolan charts of the same period trace the coasts of the Mediterranean with notable accuracy",
      why: "The first statement says that the Hereford map arranges the lands of the earth with little concern for scale, whereas the second says that portolan charts trace the coasts of the Mediterranean with notable accuracy.",
    },
  ],
};
