import type { Paragraph } from "../paragraph.ts";

export const turnCountingTheUnemployed: Paragraph = {
  id: "turn-counting-the-unemployed",
  version: 2,
  field: "society",
  source: "Textbooks of economics; manuals of labor statistics",
  text:
    "The official statistics of most countries count as unemployed only people who have no job and are " +
    "seeking one; a retired teacher who wants no further work, for instance, is left out, and so is a " +
    "full-time student who is not looking for a position.",
  joints: [
    { kind: "noun-and-phrase", after: "of most countries" },
    {
      kind: "turning-clauses",
      after:
        "a retired teacher who wants no further work, for instance, is left out, and so is a full-time student who is not looking for a position",
      verbs: ["count", "is left"],
    },
    { kind: "subject-and-verb", after: "count as unemployed only people", verb: "count" },
    { kind: "second-verb", after: "are seeking one", verbs: ["have", "are seeking"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "count",
      base: "count",
      subject: "The official statistics",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "wants",
      base: "want",
      antecedent: "a retired teacher",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for instance",
      first:
        "The official statistics of most countries count as unemployed only people who have no job and are seeking one",
      second:
        "a retired teacher who wants no further work is left out, and so is a full-time student who is not looking for a position",
      why: "The first statement says that most countries count as unemployed only people who have no job and are seeking one, and the second says that a retired teacher and a full-time student who seek no work are left out of the statistics.",
    },
  ],
};
