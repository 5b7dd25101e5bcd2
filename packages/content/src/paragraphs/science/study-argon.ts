import type { Paragraph } from "../paragraph.ts";

export const studyArgon: Paragraph = {
  id: "study-argon",
  version: 3,
  field: "science",
  source: "Standard histories of chemistry; biographies of Lord Rayleigh and William Ramsay",
  text:
    "Weighing gases with unusual care in 1892, English physicist Lord Rayleigh reported a puzzling result: " +
    "nitrogen obtained from air was slightly denser than nitrogen prepared from ammonia. In 1894, the " +
    "discrepancy between the two sets of measurements, which no error of weighing could explain, led Rayleigh " +
    "and chemist William Ramsay to a gas that resists combination with nearly all other substances: argon.",
  joints: [
    {
      kind: "explanation",
      after: "nitrogen obtained from air was slightly denser than nitrogen prepared from ammonia",
      verbs: ["reported", "was"],
    },
    { kind: "title-and-name", title: "chemist", after: "William Ramsay" },
    {
      kind: "inset",
      after: "which no error of weighing could explain",
      next:
        "led Rayleigh and chemist William Ramsay to a gas that resists combination with nearly all other " +
        "substances",
      verb: "led",
      front: "In 1894",
    },
    { kind: "noun-and-phrase", after: "between the two sets of measurements" },
    { kind: "noun-and-phrase", after: "with nearly all other substances" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "led",
      base: "lead",
      subject: "the discrepancy",
      number: "singular",
      tense: "past",
      time: "In 1894",
    },
    { kind: "relative", verb: "resists", base: "resist", antecedent: "a gas", number: "singular" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Weighing gases with unusual care in 1892",
      clause:
        "English physicist Lord Rayleigh reported a puzzling result: nitrogen obtained from air was slightly " +
        "denser than nitrogen prepared from ammonia",
      noun: "English physicist Lord Rayleigh",
      kind: "person",
      wrong: [
        {
          clause:
            "a puzzling result was reported by English physicist Lord Rayleigh: nitrogen obtained from air was " +
            "slightly denser than nitrogen prepared from ammonia",
          noun: "a puzzling result",
          kind: "idea",
          reason: "A result does not weigh gases; the physicist did.",
        },
        {
          clause:
            "nitrogen obtained from air was reported by English physicist Lord Rayleigh to be slightly denser than " +
            "nitrogen prepared from ammonia",
          noun: "nitrogen obtained from air",
          kind: "thing",
          reason: "Nitrogen is a gas that was weighed; here it would be doing the weighing.",
        },
        {
          clause:
            "there was a puzzling result reported by English physicist Lord Rayleigh: nitrogen obtained from air was " +
            "slightly denser than that prepared from ammonia",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who was weighing gases.",
        },
      ],
    },
  ],
};
