import type { Paragraph } from "../paragraph.ts";

export const frontAndBackRegions: Paragraph = {
  id: "front-and-back-regions",
  field: "society",
  source: "Histories of sociology; textbooks of social theory",
  text:
    "During his fieldwork in the Shetland Islands around 1950, the sociologist Erving Goffman noticed how the " +
    "staff of a small hotel changed their manner at the door between the kitchen and the dining room. In *The " +
    "Presentation of Self in Everyday Life* (1956), he built a theory on such observations: people act before " +
    "an audience in one region and drop the performance in another.",
  joints: [
    {
      kind: "front",
      after:
        "the sociologist Erving Goffman noticed how the staff of a small hotel changed their manner at the door between the kitchen and the dining room",
      verbs: ["noticed"],
    },
    { kind: "title-and-name", after: "Erving Goffman" },
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
      subject: "the sociologist Erving Goffman",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
