import type { Paragraph } from "../paragraph.ts";

export const forgettingCurve: Paragraph = {
  id: "forgetting-curve",
  version: 3,
  field: "society",
  source: "Textbooks of psychology; histories of psychology",
  text:
    "Eager to study memory apart from meaning but lacking a laboratory and a staff, German psychologist " +
    "Hermann Ebbinghaus invented thousands of nonsense syllables, learned lists of them by heart, and tested " +
    "himself after intervals of minutes, hours, and days. The results, which he published in 1885, show that " +
    "forgetting is rapid at first but slows with time.",
  joints: [
    {
      kind: "front",
      after:
        "German psychologist Hermann Ebbinghaus invented thousands of nonsense syllables, learned lists of them " +
        "by heart, and tested himself after intervals of minutes, hours, and days",
      verbs: ["invented"],
    },
    { kind: "title-and-name", title: "German psychologist", after: "Hermann Ebbinghaus" },
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
  modifiers: [
    {
      opening: "Eager to study memory apart from meaning but lacking a laboratory and a staff",
      clause:
        "German psychologist Hermann Ebbinghaus invented thousands of nonsense syllables, learned lists of them " +
        "by heart, and tested himself after intervals of minutes, hours, and days",
      noun: "German psychologist Hermann Ebbinghaus",
      kind: "person",
      wrong: [
        {
          clause:
            "thousands of nonsense syllables were invented and learned by heart by German psychologist Hermann " +
            "Ebbinghaus, who tested himself after intervals of minutes, hours, and days",
          noun: "thousands of nonsense syllables",
          kind: "idea",
          reason: "Syllables are not eager to study; the psychologist was.",
        },
        {
          clause:
            "German psychologist Hermann Ebbinghaus's procedure was to invent thousands of nonsense syllables, learn " +
            "lists of them by heart, and test himself after various intervals",
          noun: "German psychologist Hermann Ebbinghaus's procedure",
          kind: "idea",
          reason: "The noun after the comma is *procedure*, and a procedure is not eager.",
        },
        {
          clause:
            "intervals of minutes, hours, and days passed before German psychologist Hermann Ebbinghaus tested " +
            "himself on thousands of nonsense syllables that he had invented and learned by heart",
          noun: "intervals of minutes, hours, and days",
          kind: "idea",
          reason: "Intervals cannot be eager to study.",
        },
      ],
    },
  ],
};
