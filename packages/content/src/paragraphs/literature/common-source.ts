import type { Paragraph } from "../paragraph.ts";

export const commonSource: Paragraph = {
  id: "common-source",
  version: 2,
  field: "literature",
  source: "Histories of linguistics; biographies of William Jones",
  text:
    "A lecture that the British judge William Jones gave in Calcutta in 1786 drew attention to the resemblance " +
    "of Sanskrit to Greek and Latin. The similarities, he argued, were too close to be accidental, and he " +
    "proposed that the three languages had sprung from a common source.",
  joints: [
    { kind: "title-and-name", title: "the British judge", after: "William Jones" },
    {
      kind: "verb-and-complement",
      after: "that the three languages had sprung from a common source",
      verb: "proposed",
    },
    { kind: "preposition-and-object", after: "a common source" },
    {
      kind: "coordinated",
      after: "he proposed that the three languages had sprung from a common source",
      verbs: ["were", "proposed"],
    },
    {
      kind: "essential",
      after: "that the British judge William Jones gave in Calcutta in 1786",
      next: "drew attention to the resemblance of Sanskrit to Greek and Latin",
      verb: "drew",
    },
    { kind: "inset", after: "he argued", next: "were too close to be accidental", verb: "were" },
    { kind: "noun-and-phrase", after: "of Sanskrit to Greek and Latin" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "the British judge William Jones",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "drew",
      base: "draw",
      subject: "A lecture",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
