import type { Paragraph } from "../paragraph.ts";

export const moreSchoolAtRoughRock: Paragraph = {
  id: "more-school-at-rough-rock",
  version: 2,
  field: "society",
  source: "Histories of American Indian education; encyclopedias of the Navajo",
  text:
    "When the Rough Rock Demonstration School was opened in Arizona in 1966, nearly all the schools on the " +
    "Navajo reservation were run by outsiders. The board at Rough Rock, all of whose members were Navajo, " +
    "decided to teach in two languages. To that end, books in Navajo on local history and on traditional " +
    "stories were written by members of the community and printed at the school.",
  joints: [
    {
      kind: "dependent-first",
      after: "nearly all the schools on the Navajo reservation were run by outsiders",
      verbs: ["was opened", "were run"],
    },
    {
      kind: "inset",
      after: "all of whose members were Navajo",
      next: "decided to teach in two languages",
      verb: "decided",
    },
    { kind: "noun-and-phrase", after: "on the Navajo reservation" },
    { kind: "noun-and-phrase", after: "of the community" },
    { kind: "preposition-and-object", after: "two languages" },
    { kind: "preposition-and-object", after: "outsiders" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to teach", base: "teach", beside: "decided" },
    {
      kind: "finite",
      verb: "were written",
      base: "write",
      subject: "books",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "decided",
      base: "decide",
      subject: "The board",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first:
        "The board at Rough Rock, all of whose members were Navajo, decided to teach in two languages",
      second:
        "books in Navajo on local history and on traditional stories were written by members of the community and printed at the school",
      why: "The first statement says that the board of the Navajo school decided to teach in two languages, and the second says that books in Navajo were written by members of the community and printed at the school.",
    },
  ],
};
