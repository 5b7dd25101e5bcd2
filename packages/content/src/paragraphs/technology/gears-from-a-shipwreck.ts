import type { Paragraph } from "../paragraph.ts";

export const gearsFromAShipwreck: Paragraph = {
  id: "gears-from-a-shipwreck",
  version: 2,
  field: "technology",
  source: "Studies of the Antikythera mechanism",
  text:
    "Fragments of a bronze device that divers recovered in 1901 from a shipwreck near the Greek island of " +
    "Antikythera contain some thirty interlocking gears, by which the device reproduced the cycles of the Sun " +
    "and the Moon. The workmanship is remarkably advanced. Indeed, no mechanism of comparable complexity is " +
    "known from the thousand years that followed.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Indeed, no mechanism of comparable complexity is known from the thousand years that followed",
      verbs: ["is", "is"],
    },
    { kind: "subject-and-verb", after: "contain some thirty interlocking gears", verb: "contain" },
    {
      kind: "subject-and-verb",
      after: "is known from the thousand years that followed",
      verb: "is",
    },
    { kind: "noun-and-phrase", after: "of comparable complexity" },
    { kind: "noun-and-phrase", after: "of the Sun and the Moon" },
    { kind: "preposition-and-object", after: "a shipwreck near the Greek island of Antikythera" },
    {
      kind: "verb-and-complement",
      after: "the cycles of the Sun and the Moon",
      verb: "reproduced",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "Fragments",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["addition"],
      words: "Indeed",
      first: "The workmanship is remarkably advanced",
      second:
        "no mechanism of comparable complexity is known from the thousand years that followed",
      why: "The first statement says that the workmanship of the ancient device is remarkably advanced, and the second says that the ancient device has no known rival in complexity for a thousand years.",
    },
  ],
};
