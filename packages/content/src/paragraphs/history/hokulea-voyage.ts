import type { Paragraph } from "../paragraph.ts";

export const hokuleaVoyage: Paragraph = {
  id: "hokulea-voyage",
  field: "history",
  source: "Histories of Polynesian navigation; encyclopedias of Oceania",
  text:
    "In 1956, the historian Andrew Sharp argued that the remote islands of Polynesia had been settled mainly by " +
    "accident, by canoes blown off course. The voyage of the *Hokule'a* in 1976 weakened this argument: Mau " +
    "Piailug, a navigator from Micronesia, guided the double-hulled canoe from Hawaii to Tahiti without " +
    "instruments, relying on stars, swells, and birds.",
  joints: [
    { kind: "title-and-name", after: "Andrew Sharp" },
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
};
