import type { Paragraph } from "../paragraph.ts";

export const carbonateTable: Paragraph = {
  id: "carbonate-table",
  version: 3,
  field: "geography",
  source: "Biographies of Katsuko Saruhashi; histories of marine chemistry",
  text:
    "A table that Japanese geochemist Katsuko Saruhashi published in 1955 enabled oceanographers to derive " +
    "the proportions of the carbonate compounds in seawater from three of its properties: temperature, " +
    "acidity, and salinity. Meant for calculation by hand, the table remained in use for decades, losing its " +
    "importance only after computers had made the calculation routine.",
  joints: [
    {
      kind: "essential",
      after: "that Japanese geochemist Katsuko Saruhashi published in 1955",
      next:
        "enabled oceanographers to derive the proportions of the carbonate compounds in seawater from three of its " +
        "properties",
      verb: "enabled",
    },
    { kind: "title-and-name", title: "Japanese geochemist", after: "Katsuko Saruhashi" },
    { kind: "list", after: "temperature, acidity, and salinity", verbs: ["enabled"] },
    {
      kind: "outcome",
      after: "losing its importance only after computers had made the calculation routine",
      verbs: ["remained"],
    },
    { kind: "subject-and-verb", after: "remained in use for decades", verb: "remained" },
    { kind: "noun-and-phrase", after: "of the carbonate compounds in seawater" },
    { kind: "preposition-and-object", after: "three of its properties" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Japanese geochemist Katsuko Saruhashi",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "losing", base: "lose", beside: "remained" },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its importance only after", antecedent: "A table" }],
  modifiers: [
    {
      opening: "Meant for calculation by hand",
      clause:
        "the table remained in use for decades, losing its importance only after computers had made the calculation routine",
      noun: "the table",
      kind: "thing",
      wrong: [
        {
          clause:
            "oceanographers used the table for decades until computers had made the calculation routine and ended its importance",
          noun: "oceanographers",
          kind: "person",
          reason: "Oceanographers are not meant for calculation by hand; the table was.",
        },
        {
          clause:
            "decades passed with the table in use before computers made the calculation routine and ended its importance",
          noun: "decades",
          kind: "idea",
          reason: "Decades are a time, and time is not meant for calculation.",
        },
        {
          clause:
            "computers ended the importance of the table, which had been in use for decades, by making the calculation routine",
          noun: "computers",
          kind: "building",
          reason: "Here the computers would be meant for calculation by hand, which they replaced.",
        },
      ],
    },
  ],
};
