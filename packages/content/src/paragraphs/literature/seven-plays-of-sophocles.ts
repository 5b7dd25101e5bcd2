import type { Paragraph } from "../paragraph.ts";

export const sevenPlaysOfSophocles: Paragraph = {
  id: "seven-plays-of-sophocles",
  version: 3,
  field: "literature",
  source: "Standard histories of Greek drama",
  text:
    "Active in the theater of his city from his twenties into his eighties, Sophocles composed more " +
    "than one hundred plays and won at least eighteen victories in the dramatic contests of Athens. " +
    "Unfortunately, the medieval manuscripts that transmit his work contain only seven complete " +
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
      why: "The first statement says that Sophocles composed more than one hundred plays and won at least eighteen victories, and the second reports the loss of nearly all the plays of Sophocles, with only seven tragedies left complete.",
    },
  ],
  nouns: [
    {
      at: "victories in the dramatic",
      word: "victories",
      forms: ["victory", "victories", "victory's", "victories'"],
      counted: "eighteen",
      role: "predicate",
      why: "Eighteen victories are meant, and the words that follow tell where Sophocles won them.",
    },
  ],
  modifiers: [
    {
      opening: "Active in the theater of his city from his twenties into his eighties",
      clause:
        "Sophocles composed more than one hundred plays and won at least eighteen victories in the dramatic contests of Athens",
      noun: "Sophocles",
      kind: "person",
      wrong: [
        {
          clause:
            "more than one hundred plays by Sophocles won at least eighteen victories in the dramatic contests of Athens",
          noun: "more than one hundred plays",
          kind: "work",
          reason: "Plays do not reach their eighties; the dramatist did.",
        },
        {
          clause:
            "at least eighteen victories in the dramatic contests of Athens went to Sophocles, who composed more than one hundred plays",
          noun: "at least eighteen victories",
          kind: "idea",
          reason: "Victories are not active in the theater at any age.",
        },
        {
          clause:
            "the dramatic contests of Athens brought at least eighteen victories to Sophocles, who composed more than one hundred plays",
          noun: "the dramatic contests of Athens",
          kind: "idea",
          reason: "The contests would be the ones in their eighties.",
        },
      ],
    },
  ],
};
