import type { Paragraph } from "../paragraph.ts";

export const carbonFilaments: Paragraph = {
  id: "carbon-filaments",
  version: 2,
  field: "technology",
  source: "Biographies of Lewis Latimer; histories of electric lighting",
  text:
    "The carbon filaments of early incandescent lamps often warped or broke as they were being manufactured. In " +
    "1882, Lewis Latimer, an inventor employed by a lighting company in New York, patented a process that reduced " +
    "such losses: the fibers to be carbonized were sealed in cardboard envelopes during heating.",
  joints: [
    {
      kind: "inset",
      after: "an inventor employed by a lighting company in New York",
      next: "patented a process that reduced such losses",
      verb: "patented",
      front: "In 1882",
    },
    {
      kind: "explanation",
      after: "the fibers to be carbonized were sealed in cardboard envelopes during heating",
      verbs: ["patented", "were sealed"],
    },
    {
      kind: "subject-and-verb",
      after: "often warped or broke as they were being manufactured",
      verb: "often warped",
    },
    { kind: "noun-and-phrase", after: "of early incandescent lamps" },
    { kind: "preposition-and-object", after: "a lighting company in New York" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "patented",
      base: "patent",
      subject: "Lewis Latimer",
      number: "singular",
      tense: "past",
      time: "In 1882",
    },
  ],
  turns: [],
  pronouns: [
    { word: "they", at: "they were being manufactured", antecedent: "The carbon filaments" },
  ],
  nouns: [
    {
      at: "fibers to be carbonized",
      word: "fibers",
      forms: ["fiber", "fibers", "fiber's", "fibers'"],
      counted: "were",
      role: "predicate",
      why: "*Were* calls for the plural, and the words that follow tell what was to be done to the fibers.",
    },
  ],
};
