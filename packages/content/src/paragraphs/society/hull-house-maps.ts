import type { Paragraph } from "../paragraph.ts";

export const hullHouseMaps: Paragraph = {
  id: "hull-house-maps",
  field: "society",
  source: "Histories of American sociology and social work",
  text:
    "In 1893, residents of Hull-House, a settlement in a neighborhood of immigrants in Chicago, agreed to " +
    "document the living conditions around them for a federal study. To this end, Florence Kelley and four " +
    "assistants went from door to door, recording the birthplace and the wages of every household. The maps of " +
    "their results, colored lot by lot, appeared in *Hull-House Maps and Papers* (1895).",
  joints: [
    {
      kind: "inset",
      after: "colored lot by lot",
      then: "appeared in *Hull-House Maps and Papers* (1895)",
      verb: "appeared",
    },
    {
      kind: "outcome",
      after: "recording the birthplace and the wages of every household",
      verbs: ["went"],
    },
    { kind: "noun-and-phrase", after: "of Hull-House" },
    { kind: "noun-and-phrase", after: "of their results" },
    { kind: "noun-and-phrase", after: "of immigrants in Chicago" },
    { kind: "noun-and-phrase", after: "of every household" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to document", base: "document", beside: "agreed" },
    { kind: "outcome", verb: "recording", base: "record", beside: "went" },
    {
      kind: "finite",
      verb: "appeared",
      base: "appear",
      subject: "The maps",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "went",
      base: "go",
      subject: "Florence Kelley and four assistants",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      words: "To this end",
      first:
        "residents of Hull-House, a settlement in a neighborhood of immigrants in Chicago, agreed to document the living conditions around them for a federal study",
      second:
        "Florence Kelley and four assistants went from door to door, recording the birthplace and the wages of every household",
      why: "The first statement names an aim, to document living conditions, and the second tells what was done to reach it.",
    },
  ],
};
