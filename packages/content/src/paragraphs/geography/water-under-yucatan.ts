import type { Paragraph } from "../paragraph.ts";

export const waterUnderYucatan: Paragraph = {
  id: "water-under-yucatan",
  version: 3,
  field: "geography",
  source: "Textbooks on karst; encyclopedias of Mexico",
  text:
    "Almost no rivers cross the northern part of the Yucatán Peninsula, where rain sinks quickly into porous " +
    "limestone, and the settlements of the Maya depended instead on cenotes—natural pits in which the " +
    "groundwater lies exposed.",
  coda: "The pits' steep walls often made the water hard to reach.",
  joints: [
    {
      kind: "coordinated",
      after: "the settlements of the Maya depended instead on cenotes",
      verbs: ["cross", "depended"],
    },
    {
      kind: "subject-and-verb",
      after: "cross the northern part of the Yucatán Peninsula",
      verb: "cross",
    },
    { kind: "noun-and-phrase", after: "of the Maya" },
    { kind: "preposition-and-object", after: "porous limestone" },
    {
      kind: "verb-and-complement",
      after: "the northern part of the Yucatán Peninsula",
      verb: "cross",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "cross",
      base: "cross",
      subject: "Almost no rivers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "lies",
      base: "lie",
      subject: "the groundwater",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "pits' steep walls",
      word: "pits'",
      forms: ["pit", "pits", "pit's", "pits'"],
      counted: "natural pits",
      role: "owned",
      why: "Pits are spoken of in the plural, and the walls are parts of them.",
    },
  ],
};
