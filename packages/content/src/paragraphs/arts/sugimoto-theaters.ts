import type { Paragraph } from "../paragraph.ts";

export const sugimotoTheaters: Paragraph = {
  id: "sugimoto-theaters",
  version: 3,
  field: "arts",
  source: "Standard histories of contemporary photography; museum notes on *Theaters*",
  text:
    "Working on his *Theaters* series in movie houses of the early twentieth century, Japanese photographer " +
    "Hiroshi Sugimoto keeps the shutter of his camera open for the full length of a film. As a result, the " +
    "light of every frame accumulates on the negative, and the screen appears as a rectangle of pure white.",
  joints: [
    {
      kind: "front",
      after:
        "Japanese photographer Hiroshi Sugimoto keeps the shutter of his camera open for the full length of a " +
        "film",
      verbs: ["keeps"],
    },
    {
      kind: "turning-clauses",
      after: "As a result, the light of every frame accumulates on the negative",
      verbs: ["keeps", "accumulates"],
    },
    { kind: "noun-and-phrase", after: "of pure white" },
    { kind: "preposition-and-object", after: "pure white" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "accumulates",
      base: "accumulate",
      subject: "the light",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "keeps",
      base: "keep",
      subject: "Japanese photographer Hiroshi Sugimoto",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "As a result",
      first:
        "Japanese photographer Hiroshi Sugimoto keeps the shutter of his camera open for the full length of a " +
        "film",
      second: "the light of every frame accumulates on the negative",
      why: "The first statement says that Sugimoto keeps the shutter of his camera open for the full length of a film, and the second says that the light of every frame of the film accumulates on the negative.",
    },
  ],
  modifiers: [
    {
      opening: "Working on his *Theaters* series in movie houses of the early twentieth century",
      clause:
        "Japanese photographer Hiroshi Sugimoto keeps the shutter of his camera open for the full length of a " +
        "film",
      noun: "Japanese photographer Hiroshi Sugimoto",
      kind: "person",
      wrong: [
        {
          clause:
            "the shutter of his camera is kept open by Japanese photographer Hiroshi Sugimoto for the full length of " +
            "a film",
          noun: "the shutter of his camera",
          kind: "thing",
          reason: "Here the shutter would be the one working on a series of its own.",
        },
        {
          clause:
            "the full length of a film passes while Japanese photographer Hiroshi Sugimoto keeps the shutter of his " +
            "camera open",
          noun: "the full length of a film",
          kind: "idea",
          reason: "A length of time does not work on a series of photographs.",
        },
        {
          clause:
            "Japanese photographer Hiroshi Sugimoto's camera has its shutter kept open for the full length of a film",
          noun: "Japanese photographer Hiroshi Sugimoto's camera",
          kind: "thing",
          reason:
            "The noun after the comma is *camera*; *Hiroshi Sugimoto's* only says whose it is.",
        },
      ],
    },
  ],
};
