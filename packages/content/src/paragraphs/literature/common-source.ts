import type { Paragraph } from "../paragraph.ts";

export const commonSource: Paragraph = {
  id: "common-source",
  field: "literature",
  source: "Histories of linguistics; biographies of William Jones",
  text:
    "In 1786, the British judge William Jones told the Asiatic Society in Calcutta that Sanskrit resembles Greek " +
    "and Latin too closely for the similarities to be accidental, and he proposed that the three languages had " +
    "sprung from a common source.",
  joints: [
    { kind: "title-and-name", after: "William Jones" },
    {
      kind: "coordinated",
      after: "he proposed that the three languages had sprung from a common source",
      verbs: ["told", "proposed"],
    },
    {
      kind: "verb-and-complement",
      after: "that the three languages had sprung from a common source",
      verb: "proposed",
    },
    { kind: "preposition-and-object", after: "a common source" },
    { kind: "verb-and-complement", after: "the Asiatic Society in Calcutta", verb: "told" },
    { kind: "noun-and-phrase", after: "in Calcutta" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "told",
      base: "tell",
      subject: "the British judge William Jones",
      number: "singular",
      tense: "past",
      time: "In 1786",
    },
    {
      kind: "finite",
      verb: "resembles",
      base: "resemble",
      subject: "Sanskrit",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
