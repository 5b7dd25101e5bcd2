import type { Paragraph } from "../paragraph.ts";

export const merriamOperaGlass: Paragraph = {
  id: "merriam-opera-glass",
  version: 3,
  field: "science",
  source: "Histories of ornithology; biographical dictionaries",
  text:
    "Writing for beginners in *Birds Through an Opera-Glass* (1889), American ornithologist Florence Merriam " +
    "described some seventy common species and advised her readers to observe living birds instead of shooting " +
    "them for study.",
  joints: [
    { kind: "title-and-name", title: "American ornithologist", after: "Florence Merriam" },
    {
      kind: "second-verb",
      after: "advised her readers to observe living birds instead of shooting them for study",
      verbs: ["described", "advised"],
    },
    { kind: "verb-and-complement", after: "some seventy common species", verb: "described" },
    { kind: "preposition-and-object", after: "beginners" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "American ornithologist Florence Merriam",
      number: "singular",
      tense: "past",
    },
    { kind: "preposition", verb: "shooting", base: "shoot", beside: "advised" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Writing for beginners in *Birds Through an Opera-Glass* (1889)",
      clause:
        "American ornithologist Florence Merriam described some seventy common species and advised her readers to " +
        "observe living birds instead of shooting them for study",
      noun: "American ornithologist Florence Merriam",
      kind: "person",
      wrong: [
        {
          clause:
            "some seventy common species were described by American ornithologist Florence Merriam, who advised her " +
            "readers to observe living birds instead of shooting them for study",
          noun: "some seventy common species",
          kind: "living",
          reason: "The birds did not write the book.",
        },
        {
          clause:
            "living birds were to be observed instead of shot for study, said Florence Merriam, who described some seventy common species",
          noun: "living birds",
          kind: "living",
          reason: "Birds do not write books; the ornithologist did.",
        },
        {
          clause:
            "the advice of American ornithologist Florence Merriam, who described some seventy common species, was to " +
            "observe living birds instead of shooting them",
          noun: "the advice of American ornithologist Florence Merriam",
          kind: "idea",
          reason: "The noun after the comma is *advice*, and advice does not write a book.",
        },
      ],
    },
  ],
};
