import type { Paragraph } from "../paragraph.ts";

export const merriamOperaGlass: Paragraph = {
  id: "merriam-opera-glass",
  field: "science",
  source: "Histories of ornithology; biographical dictionaries",
  text:
    "In *Birds Through an Opera-Glass* (1889), a book for beginners, the American ornithologist Florence " +
    "Merriam described some seventy common species and advised her readers to observe living birds instead of " +
    "shooting them for study.",
  joints: [
    { kind: "title-and-name", after: "Florence Merriam" },
    {
      kind: "second-verb",
      after: "advised her readers to observe living birds instead of shooting them for study",
      verbs: ["described", "advised"],
    },
    { kind: "verb-and-complement", after: "some seventy common species", verb: "described" },
    { kind: "noun-and-phrase", after: "for beginners" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "the American ornithologist Florence Merriam",
      number: "singular",
      tense: "past",
    },
    { kind: "preposition", verb: "shooting", base: "shoot", beside: "advised" },
  ],
  turns: [],
};
