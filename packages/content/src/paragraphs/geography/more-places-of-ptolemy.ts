import type { Paragraph } from "../paragraph.ts";

export const morePlacesOfPtolemy: Paragraph = {
  id: "more-places-of-ptolemy",
  version: 3,
  field: "geography",
  source: "Histories of cartography; encyclopedias of the ancient world",
  text:
    "In his *Geography*, Alexandrian astronomer Ptolemy attempted to give the latitude and longitude of some " +
    "8,000 places, but few of these positions had been determined by observation of the sky; most were taken " +
    "from the reports of travelers.",
  coda: "The travelers' rough estimates of distance were often too large.",
  joints: [
    {
      kind: "coordinated",
      after: "few of these positions had been determined by observation of the sky",
      verbs: ["attempted", "had been"],
    },
    { kind: "noun-and-phrase", after: "of some 8,000 places" },
    { kind: "noun-and-phrase", after: "of these positions" },
    { kind: "noun-and-phrase", after: "of travelers" },
    { kind: "noun-and-phrase", after: "of the sky" },
    {
      kind: "subject-and-verb",
      after: "were taken from the reports of travelers",
      verb: "were taken",
    },
    { kind: "preposition-and-object", after: "observation of the sky" },
  ],
  verbs: [{ kind: "infinitive", verb: "to give", base: "give", beside: "attempted" }],
  turns: [],
  nouns: [
    {
      at: "travelers' rough estimates",
      word: "travelers'",
      forms: ["traveler", "travelers", "traveler's", "travelers'"],
      counted: "the reports of travelers",
      role: "owned",
      why: "Travelers are spoken of in the plural, and the estimates were theirs.",
    },
  ],
};
