import type { Paragraph } from "../paragraph.ts";

export const studyThirtyThreeElements: Paragraph = {
  id: "study-thirty-three-elements",
  version: 2,
  field: "science",
  source: "Standard histories of chemistry; biographies of Antoine Lavoisier",
  text:
    "The table of elements that French chemist Antoine Lavoisier printed in his *Elementary Treatise on " +
    "Chemistry* of 1789 contains thirty-three entries. Most of these entries, including oxygen, hydrogen, and " +
    "sulfur, are still regarded as elements. Two of them, by contrast, are no longer considered substances at " +
    "all: light and caloric, an imaginary fluid of heat.",
  joints: [
    { kind: "subject-and-verb", after: "contains thirty-three entries", verb: "contains" },
    { kind: "title-and-name", title: "French chemist", after: "Antoine Lavoisier" },
    { kind: "items", items: ["oxygen", "hydrogen", "sulfur"] },
    { kind: "lead-and-series", after: "oxygen, hydrogen, and sulfur" },
    {
      kind: "turning-clauses",
      after: "Two of them, by contrast, are no longer considered substances at all",
      verbs: ["are still", "are no longer"],
    },
    { kind: "noun-and-phrase", after: "of heat" },
    { kind: "preposition-and-object", after: "his *Elementary Treatise on Chemistry* of 1789" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "The table",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "by contrast",
      first:
        "Most of these entries, including oxygen, hydrogen, and sulfur, are still regarded as elements",
      second: "Two of them are no longer considered substances at all",
      why: "The first statement says that most of the entries in Lavoisier's table are regarded as elements today, whereas the second says that two of Lavoisier's entries, light and caloric, are no longer considered substances.",
    },
  ],
};
