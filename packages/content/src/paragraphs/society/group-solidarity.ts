import type { Paragraph } from "../paragraph.ts";

export const groupSolidarity: Paragraph = {
  id: "group-solidarity",
  version: 2,
  field: "society",
  source: "Encyclopedias of Islamic history; histories of social thought",
  text:
    "The *Muqaddimah*, which North African scholar Ibn Khaldun drafted in 1377, explains the rise and fall of " +
    "dynasties chiefly by one factor: group solidarity. This bond is strongest among nomads of the desert, " +
    "who depend on one another for survival. Once they have conquered a city, their descendants grow used to " +
    "its comforts. Consequently, the bond weakens within a few generations, leaving the dynasty exposed to " +
    "new conquerors.",
  joints: [
    {
      kind: "inset",
      after: "which North African scholar Ibn Khaldun drafted in 1377",
      next: "explains the rise and fall of dynasties chiefly by one factor",
      verb: "explains",
    },
    { kind: "title-and-name", title: "North African scholar", after: "Ibn Khaldun" },
    { kind: "noun-and-phrase", after: "of dynasties" },
    { kind: "preposition-and-object", after: "survival" },
    {
      kind: "dependent-first",
      after: "their descendants grow used to its comforts",
      verbs: ["have conquered", "grow"],
    },
    { kind: "preposition-and-object", after: "the desert" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "explains",
      base: "explain",
      subject: "The *Muqaddimah*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "grow",
      base: "grow",
      subject: "their descendants",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "leaving", base: "leave", beside: "weakens" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "Consequently",
      first: "Once they have conquered a city, their descendants grow used to its comforts",
      second:
        "the bond weakens within a few generations, leaving the dynasty exposed to new conquerors",
      why: "The first statement says that the descendants of nomads who conquered a city grow used to its comforts, and the second says that the bond among the descendants of nomads weakens within a few generations.",
    },
  ],
  pronouns: [
    { word: "they", at: "they have conquered", antecedent: "nomads" },
    { word: "their", at: "their descendants grow", antecedent: "nomads" },
  ],
};
