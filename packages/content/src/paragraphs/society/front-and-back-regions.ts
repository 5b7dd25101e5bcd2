import type { Paragraph } from "../paragraph.ts";

export const frontAndBackRegions: Paragraph = {
  id: "front-and-back-regions",
  version: 3,
  field: "society",
  source: "Histories of sociology; textbooks of social theory",
  text:
    "Engaged in fieldwork in the Shetland Islands around 1950, sociologist Erving Goffman noticed how the " +
    "staff of a small hotel changed their manner at the door between the kitchen and the dining room. In *The " +
    "Presentation of Self in Everyday Life* (1956), he built a theory on such observations: people act before " +
    "an audience in one region and drop the performance in another.",
  joints: [
    {
      kind: "front",
      after:
        "sociologist Erving Goffman noticed how the staff of a small hotel changed their manner at the door " +
        "between the kitchen and the dining room",
      verbs: ["noticed"],
    },
    { kind: "title-and-name", title: "sociologist", after: "Erving Goffman" },
    { kind: "front", after: "he built a theory on such observations", verbs: ["built"] },
    {
      kind: "explanation",
      after: "people act before an audience in one region and drop the performance in another",
      verbs: ["built", "act"],
    },
    { kind: "second-verb", after: "drop the performance in another", verbs: ["act", "drop"] },
    { kind: "noun-and-phrase", after: "of a small hotel" },
    { kind: "preposition-and-object", after: "an audience" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "built",
      base: "build",
      subject: "he",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "act",
      base: "act",
      subject: "people",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "noticed",
      base: "notice",
      subject: "sociologist Erving Goffman",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Engaged in fieldwork in the Shetland Islands around 1950",
      clause:
        "sociologist Erving Goffman noticed how the staff of a small hotel changed their manner at the door " +
        "between the kitchen and the dining room",
      noun: "sociologist Erving Goffman",
      kind: "person",
      wrong: [
        {
          clause:
            "the manner of the staff of a small hotel was seen by sociologist Erving Goffman to change at the door " +
            "between the kitchen and the dining room",
          noun: "the manner of the staff of a small hotel",
          kind: "idea",
          reason: "A manner does no fieldwork.",
        },
        {
          clause:
            "the door between the kitchen and the dining room was where sociologist Erving Goffman noticed the staff " +
            "of a small hotel changing their manner",
          noun: "the door between the kitchen and the dining room",
          kind: "thing",
          reason: "A door is not engaged in fieldwork.",
        },
        {
          clause:
            "a small hotel was where sociologist Erving Goffman noticed the staff changing their manner at the door " +
            "between the kitchen and the dining room",
          noun: "a small hotel",
          kind: "building",
          reason: "The hotel was where he observed; it was not engaged in fieldwork.",
        },
      ],
    },
  ],
};
