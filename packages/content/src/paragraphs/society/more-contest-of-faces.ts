import type { Paragraph } from "../paragraph.ts";

export const moreContestOfFaces: Paragraph = {
  id: "more-contest-of-faces",
  version: 2,
  field: "society",
  source: "Histories of economics; textbooks of finance",
  text:
    "A newspaper contest that British economist John Maynard Keynes described in 1936 asked readers to choose " +
    "the six prettiest of a hundred faces and gave the prize to the one whose choices came nearest to the " +
    "average. An entrant who hoped to win had to guess the opinions of the others. Likewise, a speculator is " +
    "concerned less with the value of a company than with the value that others will soon place on it.",
  joints: [
    { kind: "title-and-name", title: "British economist", after: "John Maynard Keynes" },
    {
      kind: "essential",
      after: "who hoped to win",
      next: "had to guess the opinions of the others",
      verb: "had",
    },
    {
      kind: "turning-clauses",
      after:
        "Likewise, a speculator is concerned less with the value of a company than with the value that others will soon place on it",
      verbs: ["had", "is concerned"],
    },
    {
      kind: "noun-and-phrase",
      after: "of a company than with the value that others will soon place on it",
    },
    { kind: "noun-and-phrase", after: "of the others" },
    { kind: "preposition-and-object", after: "a hundred faces" },
    {
      kind: "second-verb",
      after: "gave the prize to the one whose choices came nearest to the average",
      verbs: ["asked", "gave"],
    },
  ],
  verbs: [{ kind: "infinitive", verb: "to win", base: "win", beside: "hoped" }],
  turns: [
    {
      relation: "similarity",
      words: "Likewise",
      first: "An entrant who hoped to win had to guess the opinions of the others",
      second:
        "a speculator is concerned less with the value of a company than with the value that others will soon place on it",
      why: "The first statement says that an entrant in the contest had to guess the opinions of the other entrants, and the second says that a speculator is concerned mainly with the value that others will soon place on a company.",
    },
  ],
};
