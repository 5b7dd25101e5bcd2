import type { Paragraph } from "../paragraph.ts";

export const baseOfTheCrust: Paragraph = {
  id: "base-of-the-crust",
  version: 3,
  field: "geography",
  source: "Histories of seismology",
  text:
    "Studying the records of an earthquake that shook Croatia in 1909, seismologist Andrija Mohorovičić " +
    "discerned two sets of waves of the same type, one of which had traveled faster than the other. The " +
    "faster waves, he concluded, had passed through denser rock at a depth of several tens of kilometers. " +
    "The boundary at which this rock begins, now named for him, separates Earth's crust from the mantle.",
  joints: [
    {
      kind: "front",
      after: "seismologist Andrija Mohorovičić discerned two sets of waves of the same type",
      verbs: ["discerned"],
    },
    { kind: "title-and-name", title: "seismologist", after: "Andrija Mohorovičić" },
    {
      kind: "inset",
      after: "he concluded",
      next: "had passed through denser rock at a depth of several tens of kilometers",
      verb: "had passed",
    },
    {
      kind: "inset",
      after: "now named for him",
      next: "separates Earth's crust from the mantle",
      verb: "separates",
    },
    { kind: "noun-and-phrase", after: "of several tens of kilometers" },
    { kind: "verb-and-complement", after: "Earth's crust from the mantle", verb: "separates" },
    {
      kind: "preposition-and-object",
      after: "denser rock at a depth of several tens of kilometers",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "separates",
      base: "separate",
      subject: "The boundary",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Studying the records of an earthquake that shook Croatia in 1909",
      clause:
        "seismologist Andrija Mohorovičić discerned two sets of waves of the same type, one of which had traveled " +
        "faster than the other",
      noun: "seismologist Andrija Mohorovičić",
      kind: "person",
      wrong: [
        {
          clause:
            "two sets of waves of the same type were discerned by seismologist Andrija Mohorovičić, one of which had " +
            "traveled faster than the other",
          noun: "two sets of waves",
          kind: "thing",
          reason: "Waves cannot study the records in which they appear.",
        },
        {
          clause:
            "that year brought seismologist Andrija Mohorovičić two sets of waves of the same type, one of which had " +
            "traveled faster",
          noun: "that year",
          kind: "idea",
          reason: "A year does not study records; the seismologist did.",
        },
        {
          clause:
            "there appeared to seismologist Andrija Mohorovičić two sets of waves of the same type, one of which had " +
            "traveled faster",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be studying records.",
        },
      ],
    },
  ],
};
