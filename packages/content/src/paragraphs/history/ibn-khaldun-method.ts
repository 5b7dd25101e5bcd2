import type { Paragraph } from "../paragraph.ts";

export const ibnKhaldunMethod: Paragraph = {
  id: "ibn-khaldun-method",
  version: 2,
  field: "history",
  source: "Histories of historical writing; editions of the Muqaddimah",
  text:
    "The value of a historical report, Ibn Khaldun argued in the *Muqaddimah*, depends on whether the event " +
    "was possible in the society described. For example, the North African scholar, who completed the work in " +
    "1377, rejected accounts of armies too large to be drawn up on a battlefield.",
  joints: [
    {
      kind: "inset",
      after: "Ibn Khaldun argued in the *Muqaddimah*",
      next: "depends on whether the event was possible in the society described",
      verb: "depends",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, the North African scholar, who completed the work in 1377, rejected accounts of armies too large to be drawn up on a battlefield",
      verbs: ["depends", "rejected"],
    },
    {
      kind: "inset",
      after: "who completed the work in 1377",
      next: "rejected accounts of armies too large to be drawn up on a battlefield",
      verb: "rejected",
      front: "For example",
    },
    { kind: "noun-and-phrase", after: "of a historical report" },
    { kind: "noun-and-phrase", after: "of armies too large to be drawn up on a battlefield" },
    { kind: "preposition-and-object", after: "the *Muqaddimah*" },
    { kind: "preposition-and-object", after: "a battlefield" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "The value",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis", "purpose"],
      words: "For example",
      first:
        "The value of a historical report, Ibn Khaldun argued in the *Muqaddimah*, depends on whether the event was possible in the society described",
      second:
        "the North African scholar, who completed the work in 1377, rejected accounts of armies too large to be drawn up on a battlefield",
      why: "The first statement says that the value of a report depends on whether the event was possible in its society, and the second says that Ibn Khaldun rejected accounts of armies larger than a battlefield could hold.",
    },
  ],
};
