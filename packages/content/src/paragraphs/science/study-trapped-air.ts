import type { Paragraph } from "../paragraph.ts";

export const studyTrappedAir: Paragraph = {
  id: "study-trapped-air",
  version: 2,
  field: "science",
  source: "Textbooks on glaciology and climate science",
  text:
    "Bubbles of air that were sealed in the ice of Antarctica as layers of snow accumulated above it contain " +
    "samples of the atmosphere that are as much as 800,000 years old.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "contain samples of the atmosphere that are as much as 800,000 years old",
      verb: "contain",
    },
    {
      kind: "verb-and-complement",
      after: "samples of the atmosphere that are as much as 800,000 years old",
      verb: "contain",
    },
    { kind: "noun-and-phrase", after: "of Antarctica" },
    { kind: "noun-and-phrase", after: "of the atmosphere" },
    { kind: "noun-and-phrase", after: "of snow" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "Bubbles",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
