import type { Paragraph } from "../paragraph.ts";

export const studyTriads: Paragraph = {
  id: "study-triads",
  version: 2,
  field: "science",
  source: "Standard histories of chemistry; textbooks on the periodic table",
  text:
    "Groups of three similar elements, such as calcium, strontium, and barium, were described in 1829 by " +
    "German chemist Johann Wolfgang Döbereiner. In most of these groups, the atomic weight of the middle " +
    "element lies near the average of the other two; strontium, for instance, has an atomic weight of about " +
    "88, and the average for calcium (40) and barium (137) is nearly the same.",
  joints: [
    { kind: "title-and-name", title: "German chemist", after: "Johann Wolfgang Döbereiner" },
    { kind: "items", items: ["calcium", "strontium", "barium"] },
    { kind: "lead-and-series", after: "calcium, strontium, and barium" },
    {
      kind: "front",
      after: "the atomic weight of the middle element lies near the average of the other two",
      verbs: ["lies"],
    },
    {
      kind: "turning-clauses",
      after: "strontium, for instance, has an atomic weight of about 88",
      verbs: ["lies", "has"],
    },
    { kind: "subject-and-verb", after: "lies near the average of the other two", verb: "lies" },
    { kind: "noun-and-phrase", after: "of the middle element" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "lies",
      base: "lie",
      subject: "the atomic weight",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "were described",
      base: "describe",
      subject: "Groups",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for instance",
      first:
        "In most of these groups, the atomic weight of the middle element lies near the average of the other two",
      second: "strontium has an atomic weight of about 88",
      why: "The first statement says that the middle element in most groups of three has nearly the average weight of its neighbors, and the second says that the atomic weight of strontium is close to the average for calcium and barium.",
    },
  ],
};
