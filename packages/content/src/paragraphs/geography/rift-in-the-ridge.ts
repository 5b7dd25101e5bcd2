import type { Paragraph } from "../paragraph.ts";

export const riftInTheRidge: Paragraph = {
  id: "rift-in-the-ridge",
  field: "geography",
  source: "Histories of oceanography; biographies of Marie Tharp",
  text:
    "In 1952, while plotting soundings of the North Atlantic, the cartographer Marie Tharp noticed a deep valley " +
    "that ran along the crest of the Mid-Atlantic Ridge. Her colleague Bruce Heezen dismissed the finding. He was " +
    "later persuaded by another map that was being prepared in the same office: the epicenters of earthquakes in " +
    "the ocean formed a line within the valley, indicating that the crust was splitting apart there.",
  joints: [
    {
      kind: "explanation",
      after: "the epicenters of earthquakes in the ocean formed a line within the valley",
      verbs: ["was later persuaded", "formed"],
    },
    {
      kind: "outcome",
      after: "indicating that the crust was splitting apart there",
      verbs: ["formed"],
    },
    { kind: "title-and-name", after: "Marie Tharp" },
    {
      kind: "clauses",
      after: "He was later persuaded by another map that was being prepared in the same office",
      verbs: ["dismissed", "was later persuaded"],
    },
    { kind: "noun-and-phrase", after: "of earthquakes in the ocean" },
    { kind: "preposition-and-object", after: "the crest of the Mid-Atlantic Ridge" },
    { kind: "subject-and-verb", after: "dismissed the finding", verb: "dismissed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "noticed",
      base: "notice",
      subject: "the cartographer Marie Tharp",
      number: "singular",
      tense: "past",
      time: "In 1952",
    },
    { kind: "outcome", verb: "indicating", base: "indicate", beside: "formed" },
  ],
  turns: [],
};
