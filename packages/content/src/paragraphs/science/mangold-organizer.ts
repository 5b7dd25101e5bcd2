import type { Paragraph } from "../paragraph.ts";

export const mangoldOrganizer: Paragraph = {
  id: "mangold-organizer",
  version: 2,
  field: "science",
  source: "Textbooks on developmental biology; histories of embryology",
  text:
    "In experiments published in 1924, Hilde Mangold, a student of German embryologist Hans Spemann, " +
    "transplanted a small piece of tissue from one newt embryo into the flank of another. The recipient " +
    "developed an additional structure: a second embryo. Most of its cells came not from the graft but from " +
    "the recipient, whose tissues the graft had induced to form a nervous system.",
  joints: [
    {
      kind: "inset",
      after: "a student of German embryologist Hans Spemann",
      next: "transplanted a small piece of tissue from one newt embryo into the flank of another",
      verb: "transplanted",
      front: "In experiments published in 1924",
    },
    { kind: "title-and-name", title: "German embryologist", after: "Hans Spemann" },
    {
      kind: "clauses",
      after: "The recipient developed an additional structure",
      verbs: ["transplanted", "developed"],
    },
    {
      kind: "subject-and-verb",
      after: "came not from the graft but from the recipient",
      verb: "came",
    },
    { kind: "noun-and-phrase", after: "of tissue" },
    { kind: "verb-and-complement", after: "an additional structure", verb: "developed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "transplanted",
      base: "transplant",
      subject: "Hilde Mangold",
      number: "singular",
      tense: "past",
      time: "In experiments published in 1924",
    },
    {
      kind: "finite",
      verb: "came",
      base: "come",
      subject: "Most of its cells",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had induced",
      base: "induce",
      subject: "the graft",
      number: "singular",
      tense: "past-perfect",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its cells came not", antecedent: "a second embryo" }],
};
