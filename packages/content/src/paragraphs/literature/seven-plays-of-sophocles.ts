import type { Paragraph } from "../paragraph.ts";

export const sevenPlaysOfSophocles: Paragraph = {
  id: "seven-plays-of-sophocles",
  field: "literature",
  source: "Standard histories of Greek drama",
  text:
    "Sophocles composed more than one hundred plays and won at least eighteen victories in the dramatic contests " +
    "of Athens. Unfortunately, the medieval manuscripts that transmit his work contain only seven complete " +
    "tragedies, among them *Antigone* and *Oedipus the King*.",
  joints: [
    {
      kind: "second-verb",
      after: "won at least eighteen victories in the dramatic contests of Athens",
      verbs: ["composed", "won"],
    },
    {
      kind: "subject-and-verb",
      after:
        "composed more than one hundred plays and won at least eighteen victories in the dramatic contests of Athens",
      verb: "composed",
    },
    { kind: "noun-and-phrase", after: "of Athens" },
    { kind: "verb-and-complement", after: "only seven complete tragedies", verb: "contain" },
    { kind: "preposition-and-object", after: "the dramatic contests of Athens" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "the medieval manuscripts",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "transmit",
      base: "transmit",
      antecedent: "the medieval manuscripts",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession"],
      words: "Unfortunately",
      first:
        "Sophocles composed more than one hundred plays and won at least eighteen victories in the dramatic contests of Athens",
      second:
        "the medieval manuscripts that transmit his work contain only seven complete tragedies, among them *Antigone* and *Oedipus the King*",
      why: "The first statement tells how much the poet wrote, and the second reports a regrettable loss: only seven of his tragedies are left whole.",
    },
  ],
};
