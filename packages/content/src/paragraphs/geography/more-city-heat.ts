import type { Paragraph } from "../paragraph.ts";

export const moreCityHeat: Paragraph = {
  id: "more-city-heat",
  version: 3,
  field: "geography",
  source: "Histories of meteorology; textbooks of urban climate",
  text:
    "In *The Climate of London*, English chemist Luke Howard compared temperatures in the city with those " +
    "that he had measured in the countryside around it. He was among the first to show that a city is warmer " +
    "than its surroundings, and he attempted to find the cause. Aware that the difference was greatest at " +
    "night, Howard attributed it to domestic fires and to the heat that walls retain.",
  joints: [
    { kind: "title-and-name", title: "English chemist", after: "Luke Howard" },
    { kind: "coordinated", after: "he attempted to find the cause", verbs: ["was", "attempted"] },
    { kind: "preposition-and-object", after: "the countryside around it" },
    {
      kind: "verb-and-complement",
      after:
        "temperatures in the city with those that he had measured in the countryside around it",
      verb: "compared",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to find", base: "find", beside: "attempted" },
    {
      kind: "finite",
      verb: "compared",
      base: "compare",
      subject: "English chemist Luke Howard",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Aware that the difference was greatest at night",
      clause: "Howard attributed it to domestic fires and to the heat that walls retain",
      noun: "Howard",
      kind: "person",
      wrong: [
        {
          clause: "domestic fires and the heat that walls retain produced it, in Howard's view",
          noun: "domestic fires and the heat that walls retain",
          kind: "thing",
          reason: "Fires and heat are aware of nothing; Howard was.",
        },
        {
          clause:
            "Howard's explanation was that domestic fires and the heat that walls retain produced it",
          noun: "Howard's explanation",
          kind: "idea",
          reason: "The noun after the comma is *explanation*; *Howard's* only says whose it is.",
        },
        {
          clause: "it was attributed by Howard to domestic fires and to the heat that walls retain",
          noun: "it",
          kind: "idea",
          reason: "*It* stands for the difference, which cannot be aware of itself.",
        },
      ],
    },
  ],
};
