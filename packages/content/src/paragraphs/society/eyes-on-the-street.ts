import type { Paragraph } from "../paragraph.ts";

export const eyesOnTheStreet: Paragraph = {
  id: "eyes-on-the-street",
  version: 2,
  field: "society",
  source: "Histories of urban planning; encyclopedias of urban studies",
  text:
    "The safety of city sidewalks, according to writer Jane Jacobs, depends less on the police than on " +
    "ordinary pedestrians. In *The Death and Life of Great American Cities* (1961), she observed that a " +
    "street of homes, shops, and taverns draws walkers at many hours of the day, providing a constant supply " +
    'of what she called "eyes on the street."',
  joints: [
    {
      kind: "inset",
      after: "according to writer Jane Jacobs",
      next: "depends less on the police than on ordinary pedestrians",
      verb: "depends",
    },
    { kind: "noun-and-phrase", after: "of city sidewalks" },
    { kind: "title-and-name", title: "writer", after: "Jane Jacobs" },
    {
      kind: "front",
      after:
        "she observed that a street of homes, shops, and taverns draws walkers at many hours of the day",
      verbs: ["observed"],
    },
    { kind: "items", items: ["homes", "shops", "taverns"] },
    { kind: "lead-and-series", after: "homes, shops, and taverns" },
    {
      kind: "outcome",
      after: 'providing a constant supply of what she called "eyes on the street."',
      verbs: ["observed"],
    },
    { kind: "preposition-and-object", after: "ordinary pedestrians" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "The safety",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "draws",
      base: "draw",
      subject: "a street",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "providing", base: "provide", beside: "draws" },
  ],
  turns: [],
};
