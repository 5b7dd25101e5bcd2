import type { Paragraph } from "../paragraph.ts";

export const firstBarChart: Paragraph = {
  id: "first-bar-chart",
  version: 2,
  field: "society",
  source: "Histories of statistics and graphic design",
  text:
    "Engraved and colored with great care, most of the plates in William Playfair's *Commercial and " +
    "Political Atlas* (1786) are line graphs of a country's trade over many years. Because the records " +
    "available for Scotland covered a single year, Playfair drew a plate of another kind: pairs of " +
    "bars, one for imports and one for exports, compare the country's trade with each of seventeen " +
    "partners.",
  joints: [
    {
      kind: "dependent-first",
      after: "Playfair drew a plate of another kind",
      verbs: ["covered", "drew"],
    },
    { kind: "noun-and-phrase", after: "of another kind" },
    { kind: "noun-and-phrase", after: "of a country's trade over many years" },
    { kind: "noun-and-phrase", after: "with each of seventeen partners" },
    { kind: "preposition-and-object", after: "each of seventeen partners" },
    {
      kind: "verb-and-complement",
      after: "line graphs of a country's trade over many years",
      verb: "are",
    },
    { kind: "preposition-and-object", after: "many years" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "covered",
      base: "cover",
      subject: "the records",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "compare",
      base: "compare",
      subject: "pairs",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "drew",
      base: "draw",
      subject: "Playfair",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Engraved and colored with great care",
      clause:
        "most of the plates in William Playfair's *Commercial and Political Atlas* (1786) are line graphs of a country's trade over many years",
      noun: "most of the plates in William Playfair's *Commercial and Political Atlas* (1786)",
      kind: "work",
      wrong: [
        {
          clause:
            "William Playfair used line graphs of a country's trade over many years for most of the plates in his *Commercial and Political Atlas* (1786)",
          noun: "William Playfair",
          kind: "person",
          reason: "Playfair was not engraved; his plates were.",
        },
        {
          clause:
            "a country's trade over many years is shown by a line graph in most plates of William Playfair's *Commercial and Political Atlas* (1786)",
          noun: "a country's trade",
          kind: "idea",
          reason: "Trade cannot be engraved; the plates that show it can.",
        },
        {
          clause:
            "a country is the subject of most plates in William Playfair's *Commercial and Political Atlas* (1786), line graphs of its trade over many years",
          noun: "a country",
          kind: "place",
          reason: "A country is not engraved.",
        },
      ],
    },
  ],
};
