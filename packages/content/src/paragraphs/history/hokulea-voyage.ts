import type { Paragraph } from "../paragraph.ts";

export const hokuleaVoyage: Paragraph = {
  id: "hokulea-voyage",
  version: 3,
  field: "history",
  source: "Histories of Polynesian navigation; encyclopedias of Oceania",
  text:
    "Skeptical of the old legends about long voyages out of sight of land, historian Andrew Sharp argued in " +
    "1956 that the remote islands of Polynesia had been settled mainly by accident, by canoes blown off " +
    "course. The voyage of the *Hokule'a* in 1976 weakened this argument: Mau Piailug, a navigator from " +
    "Micronesia, guided the double-hulled canoe from Hawaii to Tahiti without instruments, relying on stars, " +
    "swells, and birds.",
  joints: [
    { kind: "title-and-name", title: "historian", after: "Andrew Sharp" },
    {
      kind: "clauses",
      after: "The voyage of the *Hokule'a* in 1976 weakened this argument",
      verbs: ["argued", "weakened"],
    },
    {
      kind: "explanation",
      after:
        "Mau Piailug, a navigator from Micronesia, guided the double-hulled canoe from Hawaii to Tahiti without instruments",
      verbs: ["weakened", "guided"],
    },
    { kind: "outcome", after: "relying on stars, swells, and birds", verbs: ["guided"] },
    { kind: "lead-and-series", after: "stars, swells, and birds" },
    { kind: "items", items: ["stars", "swells", "birds"] },
    { kind: "subject-and-verb", after: "weakened this argument", verb: "weakened" },
    { kind: "noun-and-phrase", after: "of the *Hokule'a* in 1976" },
  ],
  verbs: [
    { kind: "outcome", verb: "relying", base: "rely", beside: "guided" },
    {
      kind: "finite",
      verb: "weakened",
      base: "weaken",
      subject: "The voyage",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Skeptical of the old legends about long voyages out of sight of land",
      clause:
        "historian Andrew Sharp argued in 1956 that the remote islands of Polynesia had been settled mainly by " +
        "accident, by canoes blown off course",
      noun: "historian Andrew Sharp",
      kind: "person",
      wrong: [
        {
          clause:
            "the remote islands of Polynesia, historian Andrew Sharp argued in 1956, had received most of their " +
            "people by accident, in canoes blown off course",
          noun: "the remote islands of Polynesia",
          kind: "place",
          reason: "Islands cannot be skeptical; the historian was.",
        },
        {
          clause:
            "canoes blown off course, historian Andrew Sharp argued in 1956, had by accident brought people to most " +
            "of the remote islands of Polynesia",
          noun: "canoes blown off course",
          kind: "thing",
          reason: "Canoes hold no opinion of legends; the historian did.",
        },
        {
          clause:
            "accident, historian Andrew Sharp argued in 1956, had brought people to most of the remote islands of " +
            "Polynesia in canoes blown off course",
          noun: "accident",
          kind: "idea",
          reason: "Accident holds no opinion of legends.",
        },
      ],
    },
  ],
};
