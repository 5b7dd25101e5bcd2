import type { Paragraph } from "../paragraph.ts";

export const humboldtChimborazo: Paragraph = {
  id: "humboldt-chimborazo",
  version: 3,
  field: "science",
  source: "Histories of plant geography; textbooks on ecology",
  text:
    "Climbing Chimborazo, a volcano in Ecuador then thought to be the highest mountain on Earth, naturalist " +
    "Alexander von Humboldt noted in 1802 that palms and other tropical plants of the lowlands give way, at " +
    "successive heights, to shrubs, grasses, and lichens. Likewise, the plants that a traveler meets between " +
    "the equator and the poles change from tropical to arctic forms.",
  joints: [
    { kind: "title-and-name", title: "naturalist", after: "Alexander von Humboldt" },
    {
      kind: "turning-clauses",
      after:
        "Likewise, the plants that a traveler meets between the equator and the poles change from tropical to arctic forms",
      verbs: ["noted", "change"],
    },
    { kind: "items", items: ["shrubs", "grasses", "lichens"] },
    { kind: "lead-and-series", after: "shrubs, grasses, and lichens" },
    { kind: "noun-and-phrase", after: "of the lowlands" },
    { kind: "preposition-and-object", after: "tropical to arctic forms" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "noted",
      base: "note",
      subject: "naturalist Alexander von Humboldt",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "change",
      base: "change",
      subject: "the plants",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Likewise",
      first:
        "palms and other tropical plants of the lowlands give way, at successive heights, to shrubs, grasses, and lichens",
      second:
        "the plants that a traveler meets between the equator and the poles change from tropical to arctic forms",
      why: "The first statement says that tropical plants give way to shrubs, grasses, and lichens with increasing height, and the second says that plants change from tropical to arctic forms between the equator and the poles.",
    },
  ],
  modifiers: [
    {
      opening:
        "Climbing Chimborazo, a volcano in Ecuador then thought to be the highest mountain on Earth",
      clause:
        "naturalist Alexander von Humboldt noted in 1802 that palms and other tropical plants of the lowlands " +
        "give way, at successive heights, to shrubs, grasses, and lichens",
      noun: "naturalist Alexander von Humboldt",
      kind: "person",
      wrong: [
        {
          clause:
            "the lowlands, naturalist Alexander von Humboldt noted in 1802, have palms and other tropical plants that " +
            "give way, at successive heights, to shrubs, grasses, and lichens",
          noun: "the lowlands",
          kind: "place",
          reason: "The lowlands do not climb a volcano; the naturalist did.",
        },
        {
          clause:
            "the notes of naturalist Alexander von Humboldt from 1802 say that palms and other tropical plants give " +
            "way, at successive heights, to shrubs, grasses, and lichens",
          noun: "the notes of naturalist Alexander von Humboldt",
          kind: "work",
          reason: "The noun after the comma is *notes*; the naturalist was the one climbing.",
        },
        {
          clause:
            "there were at successive heights, naturalist Alexander von Humboldt noted in 1802, first palms and other " +
            "tropical plants, then shrubs, grasses, and lichens",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be climbing.",
        },
      ],
    },
  ],
};
