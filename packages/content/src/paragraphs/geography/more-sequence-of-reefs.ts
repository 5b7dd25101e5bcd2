import type { Paragraph } from "../paragraph.ts";

export const moreSequenceOfReefs: Paragraph = {
  id: "more-sequence-of-reefs",
  version: 3,
  field: "geography",
  source: "Histories of geology; textbooks on coral reefs",
  text:
    "Charles Darwin argued in 1842 that as a volcanic island sinks, the coral around it passes through " +
    "three forms: the fringing reef, the barrier reef, and the atoll. Plausible but unproved, the " +
    "hypothesis could not be tested until engineers were able to drill through an atoll. In 1952, two " +
    "holes at Enewetak, in the Marshall Islands, penetrated more than 1,200 meters of limestone and " +
    "reached volcanic rock.",
  joints: [
    {
      kind: "inset",
      after: "in the Marshall Islands",
      next: "penetrated more than 1,200 meters of limestone and reached volcanic rock",
      verb: "penetrated",
      front: "In 1952",
    },
    { kind: "items", items: ["the fringing reef", "the barrier reef", "the atoll"] },
    { kind: "noun-and-phrase", after: "of limestone" },
    { kind: "preposition-and-object", after: "an atoll" },
    {
      kind: "list",
      after: "the fringing reef, the barrier reef, and the atoll",
      verbs: ["argued"],
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to drill", base: "drill", beside: "able" },
    {
      kind: "finite",
      verb: "penetrated",
      base: "penetrate",
      subject: "two holes",
      number: "plural",
      tense: "past",
      time: "In 1952",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Plausible but unproved",
      clause:
        "the hypothesis could not be tested until engineers were able to drill through an atoll",
      noun: "the hypothesis",
      kind: "idea",
      wrong: [
        {
          clause: "engineers had to drill through an atoll before they could test the hypothesis",
          noun: "engineers",
          kind: "person",
          reason: "Engineers are not plausible or unproved; the hypothesis was.",
        },
        {
          clause:
            "an atoll had to be drilled through by engineers before they could test the hypothesis",
          noun: "an atoll",
          kind: "place",
          reason: "An atoll is a place, and no place is unproved.",
        },
        {
          clause:
            "there was no test of the hypothesis before engineers could drill through an atoll",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that was plausible.",
        },
      ],
    },
  ],
};
