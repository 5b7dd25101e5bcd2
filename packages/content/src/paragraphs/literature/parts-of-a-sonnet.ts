import type { Paragraph } from "../paragraph.ts";

export const partsOfASonnet: Paragraph = {
  id: "parts-of-a-sonnet",
  field: "literature",
  source: "Handbooks of poetic form",
  text:
    "The fourteen lines of an Italian sonnet, the form for which Petrarch became known, fall into two parts: an " +
    "octave and a sestet. William Shakespeare divided the same number of lines differently, placing three " +
    "quatrains before a closing couplet.",
  joints: [
    { kind: "answer", after: "an octave and a sestet", verbs: ["fall"] },
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
};
