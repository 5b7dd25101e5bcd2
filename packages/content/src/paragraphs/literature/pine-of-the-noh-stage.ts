import type { Paragraph } from "../paragraph.ts";

export const pineOfTheNohStage: Paragraph = {
  id: "pine-of-the-noh-stage",
  version: 2,
  field: "literature",
  source: "Standard histories of Japanese theater",
  text:
    "The rear wall of a stage for Noh, a form of Japanese drama that took shape in the fourteenth century, bears " +
    "the same image in every theater: an old pine tree.",
  joints: [
    {
      kind: "inset",
      after: "a form of Japanese drama that took shape in the fourteenth century",
      next: "bears the same image in every theater",
      verb: "bears",
    },
    { kind: "noun-and-phrase", after: "for Noh" },
    { kind: "noun-and-phrase", after: "of Japanese drama" },
    { kind: "verb-and-complement", after: "the same image in every theater", verb: "bears" },
    { kind: "preposition-and-object", after: "every theater" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bears",
      base: "bear",
      subject: "The rear wall",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
