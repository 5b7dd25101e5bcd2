import type { Paragraph } from "../paragraph.ts";

export const milnerMirrorTracing: Paragraph = {
  id: "milner-mirror-tracing",
  version: 2,
  field: "science",
  source: "Textbooks on psychology; histories of neuroscience",
  text:
    "In a study that psychologist Brenda Milner reported in 1962, Henry Molaison, a man who had lost the " +
    "ability to form new memories of events, traced the outline of a star while seeing his hand only in a " +
    "mirror. His performance improved from day to day, although he could not recall having attempted the task; " +
    "thus, Milner concluded that the brain learns skills and records events through different systems.",
  joints: [
    { kind: "title-and-name", title: "psychologist", after: "Brenda Milner" },
    { kind: "subject-and-verb", after: "improved from day to day", verb: "improved" },
    { kind: "noun-and-phrase", after: "of a star" },
    { kind: "preposition-and-object", after: "different systems" },
    {
      kind: "clauses",
      after: "His performance improved from day to day",
      verbs: ["traced", "improved"],
    },
    {
      kind: "turning-clauses",
      after:
        "thus, Milner concluded that the brain learns skills and records events through different systems",
      verbs: ["improved", "concluded"],
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to form", base: "form", beside: "ability" },
    {
      kind: "finite",
      verb: "traced",
      base: "trace",
      subject: "Henry Molaison",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "improved",
      base: "improve",
      subject: "His performance",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "thus",
      first:
        "His performance improved from day to day, although he could not recall having attempted the task",
      second:
        "Milner concluded that the brain learns skills and records events through different systems",
      why: "The first statement says that Molaison improved at a task that he could not recall having attempted, and the second says that Milner concluded that the brain learns skills and records events through different systems.",
    },
  ],
};
