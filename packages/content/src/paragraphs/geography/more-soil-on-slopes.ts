import type { Paragraph } from "../paragraph.ts";

export const moreSoilOnSlopes: Paragraph = {
  id: "more-soil-on-slopes",
  version: 2,
  field: "geography",
  source: "Textbooks of agriculture; textbooks of soil conservation",
  text:
    "Farmers who want to keep the soil on a steep slope may build terraces, dividing the hillside into level " +
    "steps. Alternatively, they may plow along the contour and leave strips of grass between the crops. The " +
    "second method requires less labor, but it fails to hold the soil where rains are heavy.",
  joints: [
    { kind: "outcome", after: "dividing the hillside into level steps", verbs: ["may build"] },
    {
      kind: "coordinated",
      after: "it fails to hold the soil where rains are heavy",
      verbs: ["requires", "fails"],
    },
    {
      kind: "essential",
      after: "who want to keep the soil on a steep slope",
      next: "may build terraces",
      verb: "may build",
    },
    { kind: "noun-and-phrase", after: "of grass" },
    { kind: "preposition-and-object", after: "level steps" },
    { kind: "verb-and-complement", after: "less labor", verb: "requires" },
  ],
  verbs: [
    { kind: "outcome", verb: "dividing", base: "divide", beside: "may build" },
    { kind: "infinitive", verb: "to hold", base: "hold", beside: "fails" },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition", "similarity"],
      words: "Alternatively",
      first:
        "Farmers who want to keep the soil on a steep slope may build terraces, dividing the hillside into level steps",
      second: "they may plow along the contour and leave strips of grass between the crops",
      why: "The first statement says that farmers on a steep slope may build terraces to keep the soil, and the second says that farmers on a steep slope may plow along the contour.",
    },
  ],
};
