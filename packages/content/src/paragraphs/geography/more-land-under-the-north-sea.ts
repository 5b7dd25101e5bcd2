import type { Paragraph } from "../paragraph.ts";

export const moreLandUnderTheNorthSea: Paragraph = {
  id: "more-land-under-the-north-sea",
  version: 3,
  field: "geography",
  source: "Histories of archaeology; encyclopedias of prehistory",
  text:
    "Fishing off Norfolk in 1931, the trawler *Colinda* raised from the bed of the North Sea a lump of " +
    "peat that held a barbed point of antler. Peat forms on land, the pollen in the lump came from " +
    "trees, and geologists were able to show that the sea had been lower after the last ice age. In " +
    "sum, the evidence of the point, the peat, and the pollen indicated that hunters had once lived " +
    "there.",
  joints: [
    { kind: "noun-and-phrase", after: "of peat that held a barbed point of antler" },
    { kind: "noun-and-phrase", after: "of antler" },
    { kind: "lead-and-series", after: "the point, the peat, and the pollen" },
    { kind: "preposition-and-object", after: "the last ice age" },
    { kind: "items", items: ["the point", "the peat", "the pollen"] },
    {
      kind: "subject-and-verb",
      after: "indicated that hunters had once lived there",
      verb: "indicated",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to show", base: "show", beside: "able" },
    {
      kind: "finite",
      verb: "indicated",
      base: "indicate",
      subject: "the evidence",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause"],
      words: "In sum",
      first:
        "Peat forms on land, the pollen in the lump came from trees, and geologists were able to show that the sea had been lower after the last ice age",
      second:
        "the evidence of the point, the peat, and the pollen indicated that hunters had once lived there",
      why: "The first statement says that peat forms on land, that the pollen came from trees, and that the sea had been lower, and the second says that the evidence indicated that hunters had once lived where the sea is now.",
    },
  ],
  modifiers: [
    {
      opening: "Fishing off Norfolk in 1931",
      clause:
        "the trawler *Colinda* raised from the bed of the North Sea a lump of peat that held a barbed point of antler",
      noun: "the trawler *Colinda*",
      kind: "building",
      wrong: [
        {
          clause:
            "a lump of peat with a barbed point of antler in it was brought up from the bed of the North Sea by the trawler *Colinda*",
          noun: "a lump of peat",
          kind: "thing",
          reason: "A lump of peat does not fish.",
        },
        {
          clause:
            "the bed of the North Sea gave up to the trawler *Colinda* a lump of peat that held a barbed point of antler",
          noun: "the bed of the North Sea",
          kind: "place",
          reason: "The bed of the sea does not fish; the trawler did.",
        },
        {
          clause:
            "a barbed point of antler in a lump of peat was brought up from the bed of the North Sea by the trawler *Colinda*",
          noun: "a barbed point of antler",
          kind: "thing",
          reason: "The point of antler lay in the peat; it was not fishing in 1931.",
        },
      ],
    },
  ],
};
