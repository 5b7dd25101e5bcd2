import type { Paragraph } from "../paragraph.ts";

export const moreAralSea: Paragraph = {
  id: "more-aral-sea",
  version: 2,
  field: "geography",
  source: "Encyclopedias of geography; histories of irrigation in Central Asia",
  text:
    "Since 1960, the Aral Sea, once the fourth largest lake in the world, has lost most of its water to " +
    "the irrigation of cotton. Kazakhstan managed to save the northern part: a dam was completed in " +
    "2005 across the strait that led to the south. Cut off from the south, the northern lake became " +
    "larger and less salty within a few years, and the fishing there revived.",
  joints: [
    {
      kind: "inset",
      after: "once the fourth largest lake in the world",
      next: "has lost most of its water to the irrigation of cotton",
      verb: "has lost",
      front: "Since 1960",
    },
    {
      kind: "explanation",
      after: "a dam was completed in 2005 across the strait that led to the south",
      verbs: ["managed", "was completed"],
    },
    { kind: "coordinated", after: "the fishing there revived", verbs: ["became", "revived"] },
    { kind: "noun-and-phrase", after: "of cotton" },
    { kind: "noun-and-phrase", after: "of its water to the irrigation of cotton" },
    { kind: "verb-and-complement", after: "to save the northern part", verb: "managed" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to save", base: "save", beside: "managed" },
    {
      kind: "finite",
      verb: "has lost",
      base: "lose",
      subject: "the Aral Sea",
      number: "singular",
      tense: "perfect",
      time: "Since 1960",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Cut off from the south",
      clause:
        "the northern lake became larger and less salty within a few years, and the fishing there revived",
      noun: "the northern lake",
      kind: "thing",
      wrong: [
        {
          clause:
            "a few years made the northern lake larger and less salty, and the fishing there revived",
          noun: "a few years",
          kind: "idea",
          reason: "Years are not cut off from the south; the lake was.",
        },
        {
          clause:
            "the growth of the northern lake took only a few years, and the fishing there revived",
          noun: "the growth of the northern lake",
          kind: "idea",
          reason: "The noun after the comma is *growth*, and growth is not cut off.",
        },
        {
          clause:
            "there was a larger and less salty lake in the north within a few years, and the fishing revived",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that was cut off from the south.",
        },
      ],
    },
  ],
};
