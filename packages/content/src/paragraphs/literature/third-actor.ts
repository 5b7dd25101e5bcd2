import type { Paragraph } from "../paragraph.ts";

export const thirdActor: Paragraph = {
  id: "third-actor",
  field: "literature",
  source: "Standard histories of Greek drama; Aristotle's Poetics",
  text:
    "Aeschylus, according to Aristotle, raised the number of actors in a tragedy from one to two; Sophocles " +
    "added a third, and no surviving Greek tragedy requires more than three speaking actors on the stage at any " +
    "moment.",
  joints: [
    {
      kind: "inset",
      after: "according to Aristotle",
      next: "raised the number of actors in a tragedy from one to two",
      verb: "raised",
    },
    { kind: "clauses", after: "Sophocles added a third", verbs: ["raised", "added"] },
    { kind: "noun-and-phrase", after: "of actors" },
    {
      kind: "verb-and-complement",
      after: "more than three speaking actors on the stage at any moment",
      verb: "requires",
    },
    { kind: "preposition-and-object", after: "any moment" },
    { kind: "noun-and-phrase", after: "on the stage at any moment" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "requires",
      base: "require",
      subject: "no surviving Greek tragedy",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
