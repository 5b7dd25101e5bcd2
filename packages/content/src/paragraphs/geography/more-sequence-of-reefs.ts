import type { Paragraph } from "../paragraph.ts";

export const moreSequenceOfReefs: Paragraph = {
  id: "more-sequence-of-reefs",
  field: "geography",
  source: "Histories of geology; textbooks on coral reefs",
  text:
    "Charles Darwin argued in 1842 that as a volcanic island sinks, the coral around it passes through three " +
    "forms: the fringing reef, the barrier reef, and the atoll. The hypothesis could not be tested until " +
    "engineers were able to drill through an atoll. In 1952, two holes at Enewetak, in the Marshall Islands, " +
    "penetrated more than 1,200 meters of limestone and reached volcanic rock.",
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
      kind: "restrictive-last",
      after: "until engineers were able to drill through an atoll",
      verbs: ["could not be tested", "were"],
    },
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
};
