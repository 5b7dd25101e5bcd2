import type { Paragraph } from "../paragraph.ts";

export const forgettingCurve: Paragraph = {
  id: "forgetting-curve",
  field: "society",
  source: "Textbooks of psychology; histories of psychology",
  text:
    "To study memory apart from meaning, the German psychologist Hermann Ebbinghaus invented thousands of " +
    "nonsense syllables, learned lists of them by heart, and tested himself after intervals of minutes, hours, " +
    "and days. The results, which he published in 1885, show that forgetting is rapid at first but slows with " +
    "time.",
  joints: [
    {
      kind: "front",
      after:
        "the German psychologist Hermann Ebbinghaus invented thousands of nonsense syllables, learned lists of them by heart, and tested himself after intervals of minutes, hours, and days",
      verbs: ["invented"],
    },
    { kind: "title-and-name", after: "Hermann Ebbinghaus" },
    { kind: "items", items: ["minutes", "hours", "days"] },
    {
      kind: "inset",
      after: "which he published in 1885",
      next: "show that forgetting is rapid at first but slows with time",
      verb: "show",
    },
    { kind: "lead-and-series", after: "minutes, hours, and days" },
    { kind: "noun-and-phrase", after: "of nonsense syllables" },
    { kind: "preposition-and-object", after: "heart" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "show",
      base: "show",
      subject: "The results",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "slows",
      base: "slow",
      subject: "forgetting",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
