import type { Paragraph } from "../paragraph.ts";

export const moreInterruptedMap: Paragraph = {
  id: "more-interrupted-map",
  version: 2,
  field: "geography",
  source: "Histories of cartography; textbooks on map projections",
  text:
    "No flat map can show the whole Earth without distortion. In 1923, American geographer J. Paul Goode " +
    "chose to concentrate the faults of his projection in the oceans: he cut the map there, leaving the " +
    "shapes of the continents almost intact. The projection, which keeps areas in proportion, has often been " +
    "used in atlases to show the distribution of crops and populations.",
  joints: [
    {
      kind: "inset",
      after: "which keeps areas in proportion",
      next: "has often been used in atlases to show the distribution of crops and populations",
      verb: "has often been used",
    },
    {
      kind: "outcome",
      after: "leaving the shapes of the continents almost intact",
      verbs: ["cut"],
    },
    { kind: "noun-and-phrase", after: "of the continents almost intact" },
    { kind: "noun-and-phrase", after: "of his projection in the oceans" },
    { kind: "preposition-and-object", after: "distortion" },
    { kind: "title-and-name", title: "American geographer", after: "J. Paul Goode" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to concentrate", base: "concentrate", beside: "chose" },
    { kind: "outcome", verb: "leaving", base: "leave", beside: "cut" },
    {
      kind: "relative",
      verb: "keeps",
      base: "keep",
      antecedent: "The projection",
      number: "singular",
    },
  ],
  turns: [],
};
