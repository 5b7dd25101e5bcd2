import type { Paragraph } from "../paragraph.ts";

export const soundSwitchedOnBach: Paragraph = {
  id: "sound-switched-on-bach",
  version: 3,
  field: "arts",
  source: "Histories of electronic music",
  text:
    "The synthesizer that composer Wendy Carlos used for *Switched-On Bach* sounded only one note at a time. " +
    "Therefore, every chord was assembled on tape. Working for months on end, Carlos recorded the notes of " +
    "each chord separately, laying one track over another until the texture was complete.",
  joints: [
    {
      kind: "essential",
      after: "that composer Wendy Carlos used for *Switched-On Bach*",
      next: "sounded only one note at a time",
      verb: "sounded",
    },
    {
      kind: "turning-clauses",
      after: "Therefore, every chord was assembled on tape",
      verbs: ["sounded", "was assembled"],
    },
    { kind: "title-and-name", title: "composer", after: "Wendy Carlos" },
    {
      kind: "outcome",
      after: "laying one track over another until the texture was complete",
      verbs: ["recorded"],
    },
    { kind: "noun-and-phrase", after: "of each chord" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "sounded",
      base: "sound",
      subject: "The synthesizer",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "laying", base: "lay", beside: "recorded" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["contrast", "concession", "replacement"],
      words: "Therefore",
      first:
        "The synthesizer that composer Wendy Carlos used for *Switched-On Bach* sounded only one note at a time",
      second: "every chord was assembled on tape",
      why: "The first statement says that the synthesizer sounded only one note at a time, and the second says that every chord on *Switched-On Bach* was assembled on tape.",
    },
  ],
  modifiers: [
    {
      opening: "Working for months on end",
      clause:
        "Carlos recorded the notes of each chord separately, laying one track over another until the texture was complete",
      noun: "Carlos",
      kind: "person",
      wrong: [
        {
          clause:
            "the patience of Carlos built up the complete texture as each note was recorded by itself and one track was laid over another",
          noun: "the patience of Carlos",
          kind: "idea",
          reason: "The noun after the comma is *patience*; the musician was the one at work.",
        },
        {
          clause:
            "the complete texture was built up by Carlos as each note was recorded by itself and one track was laid over another",
          noun: "the complete texture",
          kind: "work",
          reason: "Here the texture would be working for months on its own making.",
        },
        {
          clause:
            "it took Carlos one recording of a single note after another to complete the texture",
          noun: "it",
          kind: "none",
          reason: "*It* is an empty subject, so nobody is left who was working.",
        },
      ],
    },
  ],
};
