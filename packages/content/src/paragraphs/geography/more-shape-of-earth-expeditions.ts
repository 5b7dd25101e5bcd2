import type { Paragraph } from "../paragraph.ts";

export const moreShapeOfEarthExpeditions: Paragraph = {
  id: "more-shape-of-earth-expeditions",
  field: "geography",
  source: "Histories of geodesy; histories of the French Academy of Sciences",
  text:
    "To settle a dispute over the shape of Earth, the French Academy of Sciences decided to compare degrees " +
    "of latitude near the equator and near the Arctic Circle. In 1735, an expedition departed for the region " +
    "of Quito. The following year, a second party, under Pierre-Louis de Maupertuis, surveyed an arc in " +
    "Lapland, finding a degree there longer than in France, a sign that Earth is flattened at the poles.",
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
};
