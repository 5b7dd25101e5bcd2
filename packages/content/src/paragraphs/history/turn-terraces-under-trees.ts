import type { Paragraph } from "../paragraph.ts";

export const turnTerracesUnderTrees: Paragraph = {
  id: "turn-terraces-under-trees",
  version: 2,
  field: "history",
  source: "Textbooks of archaeology; reports on remote sensing in Central America",
  text:
    "Archaeologists Arlen and Diane Chase spent some twenty-five years mapping Caracol, a Maya city in " +
    "Belize; unfortunately, the forest hid most of its terraces, causeways, and houses. In 2009, a plane " +
    "scanned the area with pulses of laser light, some of which passed between the leaves. The survey was " +
    "remarkably rapid. In fact, it revealed more of the city in a few days than walking had revealed in " +
    "decades.",
  joints: [
    { kind: "title-and-name", title: "Archaeologists", after: "Arlen and Diane Chase" },
    { kind: "items", items: ["terraces", "causeways", "houses"] },
    {
      kind: "turning-clauses",
      after:
        "In fact, it revealed more of the city in a few days than walking had revealed in decades",
      verbs: ["was", "revealed"],
    },
    { kind: "noun-and-phrase", after: "of laser light" },
    { kind: "noun-and-phrase", after: "with pulses of laser light" },
    { kind: "verb-and-complement", after: "most of its terraces", verb: "hid" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "scanned",
      base: "scan",
      subject: "a plane",
      number: "singular",
      tense: "past",
      time: "In 2009",
    },
    {
      kind: "finite",
      verb: "spent",
      base: "spend",
      subject: "Archaeologists Arlen and Diane Chase",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession"],
      words: "unfortunately",
      first:
        "Archaeologists Arlen and Diane Chase spent some twenty-five years mapping Caracol, a Maya city in Belize",
      second: "the forest hid most of its terraces, causeways, and houses",
      why: "The first statement says that two archaeologists spent some twenty-five years mapping Caracol, but the second reports that the forest hid most of the terraces, causeways, and houses of Caracol.",
    },
    {
      relation: "emphasis",
      also: ["example", "cause"],
      words: "In fact",
      first: "The survey was remarkably rapid",
      second: "it revealed more of the city in a few days than walking had revealed in decades",
      why: "The first statement says that the survey by laser light was remarkably rapid, and the second says that the laser survey revealed more in a few days than walking had revealed in decades.",
    },
  ],
};
