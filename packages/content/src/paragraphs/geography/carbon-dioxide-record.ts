import type { Paragraph } from "../paragraph.ts";

export const carbonDioxideRecord: Paragraph = {
  id: "carbon-dioxide-record",
  version: 2,
  field: "geography",
  source: "Histories of climate science; published records of atmospheric carbon dioxide",
  text:
    "Since 1958, instruments on the slope of Mauna Loa, a volcano in Hawaii, have recorded the concentration " +
    "of carbon dioxide in the atmosphere. The concentration falls each summer, when the plants of the " +
    "Northern Hemisphere take up the gas, and rises again after the leaves have been shed. The annual " +
    "average, nevertheless, has increased throughout the period of observation.",
  joints: [
    {
      kind: "inset",
      after: "a volcano in Hawaii",
      next: "have recorded the concentration of carbon dioxide in the atmosphere",
      verb: "have recorded",
      front: "Since 1958",
    },
    {
      kind: "turning-clauses",
      after: "The annual average, nevertheless, has increased throughout the period of observation",
      verbs: ["falls", "has increased"],
    },
    {
      kind: "verb-and-complement",
      after: "the concentration of carbon dioxide in the atmosphere",
      verb: "have recorded",
    },
    { kind: "noun-and-phrase", after: "of the Northern Hemisphere" },
    { kind: "preposition-and-object", after: "the period of observation" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have recorded",
      base: "record",
      subject: "instruments",
      number: "plural",
      tense: "perfect",
      time: "Since 1958",
    },
    {
      kind: "finite",
      verb: "falls",
      base: "fall",
      subject: "The concentration",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "take",
      base: "take",
      subject: "the plants",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "nevertheless",
      first:
        "The concentration falls each summer, when the plants of the Northern Hemisphere take up the gas, and " +
        "rises again after the leaves have been shed",
      second: "The annual average has increased throughout the period of observation",
      why: "The first statement says that the concentration of carbon dioxide falls and rises within each year, but the second reports that the annual average of carbon dioxide has increased throughout the record.",
    },
  ],
};
