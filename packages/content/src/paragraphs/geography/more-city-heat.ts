import type { Paragraph } from "../paragraph.ts";

export const moreCityHeat: Paragraph = {
  id: "more-city-heat",
  field: "geography",
  source: "Histories of meteorology; textbooks of urban climate",
  text:
    "In *The Climate of London*, the English chemist Luke Howard compared temperatures in the city with " +
    "those that he had measured in the countryside around it. He was among the first to show that a city is " +
    "warmer than its surroundings, and he attempted to find the cause. Howard attributed the difference, " +
    "which was greatest at night, to domestic fires and to the heat that walls retain.",
  joints: [
    { kind: "title-and-name", after: "Luke Howard" },
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
      subject: "the English chemist Luke Howard",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
