import type { Paragraph } from "../paragraph.ts";

export const ingenhouszLight: Paragraph = {
  id: "ingenhousz-light",
  version: 3,
  field: "science",
  source: "Histories of botany; textbooks on photosynthesis",
  text:
    "Summarizing hundreds of trials in *Experiments upon Vegetables* (1779), Dutch-born physician Jan " +
    "Ingenhousz reported that the leaves of plants give off the gas now called oxygen under only one " +
    "condition: exposure to light. In darkness, the leaves in his glass vessels released a gas of another " +
    "kind, which was later identified as carbon dioxide.",
  joints: [
    { kind: "title-and-name", title: "Dutch-born physician", after: "Jan Ingenhousz" },
    {
      kind: "verb-and-complement",
      after: "that the leaves of plants give off the gas now called oxygen",
      verb: "reported",
    },
    { kind: "subject-and-verb", after: "released a gas of another kind", verb: "released" },
    { kind: "noun-and-phrase", after: "of plants" },
    { kind: "preposition-and-object", after: "his glass vessels" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reported",
      base: "report",
      subject: "Dutch-born physician Jan Ingenhousz",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "released",
      base: "release",
      subject: "the leaves in his glass vessels",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Summarizing hundreds of trials in *Experiments upon Vegetables* (1779)",
      clause:
        "Dutch-born physician Jan Ingenhousz reported that the leaves of plants give off the gas now called " +
        "oxygen under only one condition: exposure to light",
      noun: "Dutch-born physician Jan Ingenhousz",
      kind: "person",
      wrong: [
        {
          clause:
            "the leaves of plants, Dutch-born physician Jan Ingenhousz reported, give off the gas now called oxygen " +
            "under only one condition: exposure to light",
          noun: "the leaves of plants",
          kind: "living",
          reason: "Leaves do not summarize trials; the physician did.",
        },
        {
          clause:
            "the gas now called oxygen is given off by the leaves of plants, Jan Ingenhousz reported, under only one condition: exposure to light",
          noun: "the gas now called oxygen",
          kind: "thing",
          reason: "A gas does not summarize trials.",
        },
        {
          clause:
            "exposure to light, Dutch-born physician Jan Ingenhousz reported, is the only condition under which the " +
            "leaves of plants give off the gas now called oxygen",
          noun: "exposure to light",
          kind: "idea",
          reason: "Exposure to light is what the trials tested; it did not write the book.",
        },
      ],
    },
  ],
};
