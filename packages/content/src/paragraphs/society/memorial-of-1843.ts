import type { Paragraph } from "../paragraph.ts";

export const memorialOf1843: Paragraph = {
  id: "memorial-of-1843",
  version: 2,
  field: "society",
  source: "Histories of medicine; encyclopedias of American reformers",
  text:
    "After she had visited jails and poorhouses throughout Massachusetts for more than a year, teacher " +
    "Dorothea Dix addressed a report to the state legislature in 1843, describing the cages, cellars, and " +
    "stalls in which people with mental illness were confined.",
  joints: [
    {
      kind: "dependent-first",
      after: "teacher Dorothea Dix addressed a report to the state legislature in 1843",
      verbs: ["had visited", "addressed"],
    },
    { kind: "title-and-name", title: "teacher", after: "Dorothea Dix" },
    {
      kind: "verb-and-complement",
      after: "a report to the state legislature in 1843",
      verb: "addressed",
    },
    { kind: "noun-and-phrase", after: "with mental illness" },
    { kind: "preposition-and-object", after: "mental illness" },
    {
      kind: "verb-and-complement",
      after: "jails and poorhouses throughout Massachusetts for more than a year",
      verb: "had visited",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "describing", base: "describe", beside: "addressed" },
    {
      kind: "finite",
      verb: "addressed",
      base: "address",
      subject: "teacher Dorothea Dix",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had visited",
      base: "visit",
      subject: "she",
      number: "singular",
      tense: "past-perfect",
    },
  ],
  turns: [],
};
