import type { Paragraph } from "../paragraph.ts";

export const sugimotoTheaters: Paragraph = {
  id: "sugimoto-theaters",
  field: "arts",
  source: "Standard histories of contemporary photography; museum notes on *Theaters*",
  text:
    "To make each photograph in his *Theaters* series, the Japanese photographer Hiroshi " +
    "Sugimoto keeps the shutter of his camera open for the full length of a film. As a result, " +
    "the light of every frame accumulates on the negative, and the screen appears as a " +
    "rectangle of pure white.",
  joints: [
    {
      kind: "front",
      after:
        "the Japanese photographer Hiroshi Sugimoto keeps the shutter of his camera open for the full length of a film",
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
      subject: "the Japanese photographer Hiroshi Sugimoto",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "As a result",
      first:
        "the Japanese photographer Hiroshi Sugimoto keeps the shutter of his camera open for the full length of a film",
      second: "the light of every frame accumulates on the negative",
      why: "The long exposure that the first statement describes is why all the light of the film gathers in one picture, as the second says.",
    },
  ],
};
