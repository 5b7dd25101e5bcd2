import type { Paragraph } from "../paragraph.ts";

export const westerliesInEsperanto: Paragraph = {
  id: "westerlies-in-esperanto",
  version: 2,
  field: "geography",
  source: "Histories of meteorology",
  text:
    "Between 1923 and 1925, Wasaburo Ooishi, the director of an observatory northeast of Tokyo, tracked " +
    "balloons with a theodolite and detected strong westerly winds at high altitude. Intended for " +
    "readers abroad who could not be expected to know Japanese, his report on the measurements was " +
    "published in Esperanto, a language invented for international use. Unfortunately, few foreign " +
    "meteorologists could read it, and the jet stream was not generally recognized until the 1940s.",
  joints: [
    {
      kind: "inset",
      after: "the director of an observatory northeast of Tokyo",
      next: "tracked balloons with a theodolite and detected strong westerly winds at high altitude",
      verb: "tracked",
      front: "Between 1923 and 1925",
    },
    {
      kind: "second-verb",
      after: "detected strong westerly winds at high altitude",
      verbs: ["tracked", "detected"],
    },
    { kind: "subject-and-verb", after: "was published in Esperanto", verb: "was" },
    { kind: "noun-and-phrase", after: "on the measurements" },
    { kind: "noun-and-phrase", after: "of an observatory northeast of Tokyo" },
    { kind: "preposition-and-object", after: "international use" },
    {
      kind: "verb-and-complement",
      after: "strong westerly winds at high altitude",
      verb: "detected",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "tracked",
      base: "track",
      subject: "Wasaburo Ooishi",
      number: "singular",
      tense: "past",
      time: "Between 1923 and 1925",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Intended for readers abroad who could not be expected to know Japanese",
      clause:
        "his report on the measurements was published in Esperanto, a language invented for international use",
      noun: "his report",
      kind: "work",
      wrong: [
        {
          clause:
            "Ooishi published a report on the measurements in Esperanto, a language invented for international use",
          noun: "Ooishi",
          kind: "person",
          reason: "The author was not intended for readers abroad; his report was.",
        },
        {
          clause:
            "the observatory issued the report on the measurements in Esperanto, a language invented for international use",
          noun: "the observatory",
          kind: "building",
          reason: "An observatory is not intended for readers; the report was.",
        },
        {
          clause:
            "there was a report by Ooishi on the measurements in Esperanto, a language invented for international use",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be intended for readers.",
        },
      ],
    },
  ],
};
