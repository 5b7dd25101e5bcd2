import type { Paragraph } from "../paragraph.ts";

export const lowellHearings: Paragraph = {
  id: "lowell-hearings",
  version: 2,
  field: "history",
  source: "Histories of American labor; histories of Massachusetts",
  text:
    "Petitions for a working day of ten hours, many of them circulated by weaver Sarah Bagley in the mills of " +
    "Lowell, led a committee of the Massachusetts legislature to hold hearings in 1845. The committee " +
    "recommended no law. Even so, its inquiry was one of the first by an American legislature into the " +
    "conditions of labor.",
  joints: [
    {
      kind: "inset",
      after: "many of them circulated by weaver Sarah Bagley in the mills of Lowell",
      next: "led a committee of the Massachusetts legislature to hold hearings in 1845",
      verb: "led",
    },
    { kind: "title-and-name", title: "weaver", after: "Sarah Bagley" },
    { kind: "clauses", after: "The committee recommended no law", verbs: ["led", "recommended"] },
    {
      kind: "turning-clauses",
      after:
        "Even so, its inquiry was one of the first by an American legislature into the conditions of labor",
      verbs: ["recommended", "was"],
    },
    { kind: "noun-and-phrase", after: "of ten hours" },
    { kind: "noun-and-phrase", after: "of labor" },
    { kind: "verb-and-complement", after: "no law", verb: "recommended" },
    { kind: "noun-and-phrase", after: "of the Massachusetts legislature" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "led",
      base: "lead",
      subject: "Petitions",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "recommended",
      base: "recommend",
      subject: "The committee",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Even so",
      first: "The committee recommended no law",
      second:
        "its inquiry was one of the first by an American legislature into the conditions of labor",
      why: "The first statement says that the committee of the legislature recommended no law, but the second says that the committee's inquiry into the conditions of labor was one of the first in America.",
    },
  ],
  pronouns: [{ word: "its", at: "its inquiry was one", antecedent: "The committee" }],
};
