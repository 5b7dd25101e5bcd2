import type { Paragraph } from "../paragraph.ts";

export const partsOfASonnet: Paragraph = {
  id: "parts-of-a-sonnet",
  version: 3,
  field: "literature",
  source: "Handbooks of poetic form",
  text:
    "The fourteen lines of an Italian sonnet, the form for which Petrarch became known, fall into two " +
    "parts: an octave and a sestet. Writing in English, William Shakespeare divided the same number of " +
    "lines differently, placing three quatrains before a closing couplet.",
  joints: [
    {
      kind: "inset",
      after: "the form for which Petrarch became known",
      next: "fall into two parts",
      verb: "fall",
    },
    {
      kind: "outcome",
      after: "placing three quatrains before a closing couplet",
      verbs: ["divided"],
    },
    { kind: "noun-and-phrase", after: "of an Italian sonnet" },
    { kind: "verb-and-complement", after: "the same number of lines differently", verb: "divided" },
    { kind: "preposition-and-object", after: "two parts" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "fall",
      base: "fall",
      subject: "The fourteen lines",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "placing", base: "place", beside: "divided" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Writing in English",
      clause:
        "William Shakespeare divided the same number of lines differently, placing three quatrains before a closing couplet",
      noun: "William Shakespeare",
      kind: "person",
      wrong: [
        {
          clause:
            "the same number of lines was divided differently in William Shakespeare's sonnets, into three quatrains and a closing couplet",
          noun: "the same number of lines",
          kind: "work",
          reason: "The lines do not do the writing; the poet does.",
        },
        {
          clause:
            "William Shakespeare's sonnets divide the same number of lines differently, into three quatrains and a closing couplet",
          noun: "William Shakespeare's sonnets",
          kind: "work",
          reason:
            "The noun after the comma is *sonnets*; *Shakespeare's* only says whose they are.",
        },
        {
          clause:
            "there is in William Shakespeare's sonnets a different division of the lines, into three quatrains and a closing couplet",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be writing.",
        },
      ],
    },
  ],
};
