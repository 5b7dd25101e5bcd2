import type { Paragraph } from "../paragraph.ts";

export const moreHeightsOfMountains: Paragraph = {
  id: "more-heights-of-mountains",
  version: 2,
  field: "geography",
  source: "Encyclopedias of geography; textbooks on geodesy",
  text:
    "Mountains are usually ranked by the elevation of the summit above sea level, a measure by which Mount " +
    "Everest stands first. Alternatively, geographers may choose to measure from the center of the planet. " +
    "Because Earth bulges at the equator, the highest point by that standard is the summit of Chimborazo, a " +
    "volcano in Ecuador.",
  joints: [
    {
      kind: "verb-and-complement",
      after: "to measure from the center of the planet",
      verb: "may choose",
    },
    {
      kind: "dependent-first",
      after: "the highest point by that standard is the summit of Chimborazo, a volcano in Ecuador",
      verbs: ["bulges", "is"],
    },
    { kind: "noun-and-phrase", after: "of the summit above sea level" },
    { kind: "preposition-and-object", after: "sea level" },
    { kind: "noun-and-phrase", after: "of the planet" },
    { kind: "noun-and-phrase", after: "of Chimborazo" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to measure", base: "measure", beside: "choose" },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "the highest point",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "concession", "replacement"],
      words: "Alternatively",
      first: "Mountains are usually ranked by the elevation of the summit above sea level",
      second: "geographers may choose to measure from the center of the planet",
      why: "The first statement says that mountains are usually ranked by the elevation of the summit above sea level, and the second says that geographers may measure mountains from the center of the planet.",
    },
  ],
};
