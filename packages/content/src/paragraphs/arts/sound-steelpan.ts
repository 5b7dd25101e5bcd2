import type { Paragraph } from "../paragraph.ts";

export const soundSteelpan: Paragraph = {
  id: "sound-steelpan",
  field: "arts",
  source: "Encyclopedias of music; handbooks of musical instruments",
  text:
    "The steelpan, an instrument that took its present form in Trinidad in the 1940s, is shaped from the end of an " +
    "oil drum. The maker sinks the metal into a bowl, marks out areas of different sizes, and tunes each area to " +
    "one note with a hammer. The large areas near the rim produce low notes; the small ones near the center " +
    "produce high notes.",
  joints: [
    {
      kind: "inset",
      after: "an instrument that took its present form in Trinidad in the 1940s",
      next: "is shaped from the end of an oil drum",
      verb: "is shaped",
    },
    {
      kind: "items",
      items: [
        "sinks the metal into a bowl",
        "marks out areas of different sizes",
        "tunes each area to one note with a hammer",
      ],
    },
    {
      kind: "clauses",
      after: "the small ones near the center produce high notes",
      verbs: ["produce", "produce"],
    },
    { kind: "noun-and-phrase", after: "of an oil drum" },
    { kind: "noun-and-phrase", after: "of different sizes" },
    { kind: "subject-and-verb", after: "produce low notes", verb: "produce" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "took",
      base: "take",
      antecedent: "an instrument",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "sinks",
      base: "sink",
      subject: "The maker",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "produce",
      base: "produce",
      subject: "The large areas",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its present form", antecedent: "an instrument" }],
};
