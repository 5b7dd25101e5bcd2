import type { Paragraph } from "../paragraph.ts";

export const moreShapeOfEarthExpeditions: Paragraph = {
  id: "more-shape-of-earth-expeditions",
  version: 2,
  field: "geography",
  source: "Histories of geodesy; histories of the French Academy of Sciences",
  text:
    "Eager to settle a long dispute over the true shape of Earth, the French Academy of Sciences " +
    "decided to compare degrees of latitude near the equator and near the Arctic Circle. In 1735, an " +
    "expedition departed for the region of Quito. The following year, a second party, under " +
    "Pierre-Louis de Maupertuis, surveyed an arc in Lapland, finding a degree there longer than in " +
    "France, a sign that Earth is flattened at the poles.",
  joints: [
    {
      kind: "front",
      after:
        "the French Academy of Sciences decided to compare degrees of latitude near the equator and near the Arctic Circle",
      verbs: ["decided"],
    },
    {
      kind: "inset",
      after: "under Pierre-Louis de Maupertuis",
      next: "surveyed an arc in Lapland",
      verb: "surveyed",
      front: "The following year",
    },
    { kind: "noun-and-phrase", after: "of Earth" },
    { kind: "noun-and-phrase", after: "of latitude near the equator and near the Arctic Circle" },
    { kind: "noun-and-phrase", after: "of Quito" },
    { kind: "outcome", after: "finding a degree there longer than in France", verbs: ["surveyed"] },
    { kind: "preposition-and-object", after: "the region of Quito" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to compare", base: "compare", beside: "decided" },
    { kind: "outcome", verb: "finding", base: "find", beside: "surveyed" },
    {
      kind: "finite",
      verb: "departed",
      base: "depart",
      subject: "an expedition",
      number: "singular",
      tense: "past",
      time: "In 1735",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Eager to settle a long dispute over the true shape of Earth",
      clause:
        "the French Academy of Sciences decided to compare degrees of latitude near the equator and near the Arctic Circle",
      noun: "the French Academy of Sciences",
      kind: "person",
      wrong: [
        {
          clause:
            "degrees near the equator and near the Arctic Circle were to be compared by the French Academy of Sciences",
          noun: "degrees",
          kind: "thing",
          reason: "Degrees of latitude cannot be eager; the members of the academy were.",
        },
        {
          clause:
            "the decision of the French Academy of Sciences was to compare degrees of latitude near the equator with degrees near the Arctic Circle",
          noun: "the decision of the French Academy of Sciences",
          kind: "idea",
          reason: "A decision is what the academy made, and it is not eager.",
        },
        {
          clause:
            "the plan of the French Academy of Sciences was for degrees of latitude near the equator to be compared with degrees near the Arctic Circle",
          noun: "the plan of the French Academy of Sciences",
          kind: "idea",
          reason: "The noun after the comma is *plan*; those who made the plan were eager.",
        },
      ],
    },
  ],
};
