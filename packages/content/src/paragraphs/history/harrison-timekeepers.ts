import type { Paragraph } from "../paragraph.ts";

export const harrisonTimekeepers: Paragraph = {
  id: "harrison-timekeepers",
  field: "history",
  source: "Histories of navigation; biographies of John Harrison",
  text:
    "By the end of 1760, John Harrison, an English carpenter and clockmaker, had completed four timekeepers " +
    "intended for use at sea. The last of them, a large watch, was tested on a voyage to Jamaica; it lost " +
    "about five seconds in eighty-one days, demonstrating that a clock could enable navigators to determine " +
    "longitude.",
  joints: [
    {
      kind: "inset",
      after: "an English carpenter and clockmaker",
      next: "had completed four timekeepers intended for use at sea",
      verb: "had completed",
      front: "By the end of 1760",
    },
    {
      kind: "inset",
      after: "a large watch",
      next: "was tested on a voyage to Jamaica",
      verb: "was tested",
    },
    {
      kind: "clauses",
      after: "it lost about five seconds in eighty-one days",
      verbs: ["was tested", "lost"],
    },
    {
      kind: "outcome",
      after: "demonstrating that a clock could enable navigators to determine longitude",
      verbs: ["lost"],
    },
    { kind: "verb-and-complement", after: "about five seconds in eighty-one days", verb: "lost" },
    { kind: "preposition-and-object", after: "eighty-one days" },
    { kind: "noun-and-phrase", after: "of them" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had completed",
      base: "complete",
      subject: "John Harrison",
      number: "singular",
      tense: "past-perfect",
      time: "By the end of 1760",
    },
    { kind: "outcome", verb: "demonstrating", base: "demonstrate", beside: "lost" },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it lost about five", antecedent: "a large watch" }],
};
