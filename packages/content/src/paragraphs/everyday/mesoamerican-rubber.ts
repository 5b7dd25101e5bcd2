import type { Paragraph } from "../paragraph.ts";

export const mesoamericanRubber: Paragraph = {
  id: "mesoamerican-rubber",
  field: "everyday",
  source: "Encyclopedias of archaeology; studies of ancient materials",
  text:
    "The rubber balls of ancient Mesoamerica were made from the milky sap of a tree mixed with the juice of a " +
    "morning glory vine. In 1999, the archaeologist Dorothy Hosler and two colleagues repeated the process and " +
    "found that the juice changed the sap in an important way: it made the dried rubber far more elastic.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "were made from the milky sap of a tree mixed with the juice of a morning glory vine",
      verb: "were made",
    },
    { kind: "noun-and-phrase", after: "of ancient Mesoamerica" },
    {
      kind: "explanation",
      after: "it made the dried rubber far more elastic",
      verbs: ["repeated", "made"],
    },
    { kind: "noun-and-phrase", after: "of a tree" },
    {
      kind: "second-verb",
      after: "found that the juice changed the sap in an important way",
      verbs: ["repeated", "found"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "repeated",
      base: "repeat",
      subject: "the archaeologist Dorothy Hosler and two colleagues",
      number: "plural",
      tense: "past",
      time: "In 1999",
    },
  ],
  turns: [],
};
