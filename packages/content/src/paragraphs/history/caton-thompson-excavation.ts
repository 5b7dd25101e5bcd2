import type { Paragraph } from "../paragraph.ts";

export const catonThompsonExcavation: Paragraph = {
  id: "caton-thompson-excavation",
  version: 2,
  field: "history",
  source: "Histories of African archaeology; encyclopedias of archaeology",
  text:
    "Excavations at Great Zimbabwe in 1929, directed by archaeologist Gertrude Caton-Thompson, were an " +
    "effort to settle a dispute about who had built the stone city. Pottery from the layers beneath its " +
    "walls resembled that of nearby villages. Accordingly, she concluded that the city was the work of " +
    "African people, a finding that later excavations have confirmed.",
  joints: [
    {
      kind: "inset",
      after: "directed by archaeologist Gertrude Caton-Thompson",
      next: "were an effort to settle a dispute about who had built the stone city",
      verb: "were",
    },
    { kind: "title-and-name", title: "archaeologist", after: "Gertrude Caton-Thompson" },
    {
      kind: "turning-clauses",
      after: "Accordingly, she concluded that the city was the work of African people",
      verbs: ["resembled", "concluded"],
    },
    { kind: "subject-and-verb", after: "resembled that of nearby villages", verb: "resembled" },
    { kind: "noun-and-phrase", after: "beneath its walls" },
    { kind: "noun-and-phrase", after: "of African people" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to settle", base: "settle", beside: "effort" },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "Excavations",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "the city",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "have confirmed",
      base: "confirm",
      subject: "later excavations",
      number: "plural",
      tense: "perfect",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "Accordingly",
      first: "Pottery from the layers beneath its walls resembled that of nearby villages",
      second: "she concluded that the city was the work of African people",
      why: "The first statement says that pottery from beneath the walls of the city resembled that of nearby villages, and the second reports that Caton-Thompson concluded that African people had built the city.",
    },
  ],
};
