import type { Paragraph } from "../paragraph.ts";

export const skyVenusTable: Paragraph = {
  id: "sky-venus-table",
  version: 2,
  field: "science",
  source: "Studies of the Dresden Codex; histories of Maya astronomy",
  text:
    "The Venus table of the Dresden Codex, a Maya book painted on bark paper, assigns 584 days to each cycle of " +
    "the planet. The true average is slightly shorter, about 583.92 days; consequently, a calendar based on the " +
    "table alone would drift by some five days in a century. Corrections recorded on an introductory page kept " +
    "such errors small.",
  joints: [
    {
      kind: "inset",
      after: "a Maya book painted on bark paper",
      next: "assigns 584 days to each cycle of the planet",
      verb: "assigns",
    },
    {
      kind: "turning-clauses",
      after:
        "consequently, a calendar based on the table alone would drift by some five days in a century",
      verbs: ["is", "would drift"],
    },
    { kind: "subject-and-verb", after: "kept such errors small", verb: "kept" },
    { kind: "noun-and-phrase", after: "of the Dresden Codex" },
    { kind: "verb-and-complement", after: "584 days to each cycle of the planet", verb: "assigns" },
    { kind: "preposition-and-object", after: "an introductory page" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "assigns",
      base: "assign",
      subject: "The Venus table",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "kept",
      base: "keep",
      subject: "Corrections",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["contrast", "concession", "restatement"],
      words: "consequently",
      first: "The true average is slightly shorter, about 583.92 days",
      second: "a calendar based on the table alone would drift by some five days in a century",
      why: "The first statement says that the average cycle of Venus is slightly shorter than the 584 days of the table, and the second says that a calendar based on the Venus table alone would drift by about five days in a century.",
    },
  ],
};
