import type { Paragraph } from "../paragraph.ts";

export const riftInTheRidge: Paragraph = {
  id: "rift-in-the-ridge",
  version: 3,
  field: "geography",
  source: "Histories of oceanography; biographies of Marie Tharp",
  text:
    "In 1952, while plotting soundings of the North Atlantic, cartographer Marie Tharp noticed a deep valley " +
    "that ran along the crest of the Mid-Atlantic Ridge. Her colleague Bruce Heezen dismissed the finding. He " +
    "was later persuaded by another map that was being prepared in the same office: the epicenters of " +
    "earthquakes in the ocean formed a line within the valley, indicating that the crust was splitting apart " +
    "there.",
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
    { kind: "title-and-name", title: "cartographer", after: "Marie Tharp" },
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
      subject: "cartographer Marie Tharp",
      number: "singular",
      tense: "past",
      time: "In 1952",
    },
    { kind: "outcome", verb: "indicating", base: "indicate", beside: "formed" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "In 1952, while plotting soundings of the North Atlantic",
      clause:
        "cartographer Marie Tharp noticed a deep valley that ran along the crest of the Mid-Atlantic Ridge",
      noun: "cartographer Marie Tharp",
      kind: "person",
      wrong: [
        {
          clause:
            "a deep valley was seen by Marie Tharp to run along the crest of the Mid-Atlantic Ridge",
          noun: "a deep valley",
          kind: "place",
          reason: "A valley does not plot soundings; the cartographer did.",
        },
        {
          clause:
            "cartographer Marie Tharp's map showed a deep valley that ran along the crest of the Mid-Atlantic Ridge",
          noun: "cartographer Marie Tharp's map",
          kind: "work",
          reason: "The noun after the comma is *map*; the map was not the one who plotted.",
        },
        {
          clause:
            "the crest of the Mid-Atlantic Ridge was seen by cartographer Marie Tharp to hold a deep valley along its " +
            "length",
          noun: "the crest of the Mid-Atlantic Ridge",
          kind: "place",
          reason: "Here the phrase would say that the crest of the ridge was plotting soundings.",
        },
      ],
    },
  ],
};
