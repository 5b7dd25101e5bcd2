import type { Paragraph } from "../paragraph.ts";

export const pahawhHmong: Paragraph = {
  id: "pahawh-hmong",
  version: 3,
  field: "history",
  source: "Histories of writing; studies of the Hmong script",
  text:
    "Trained as a silversmith, Sequoyah could not read any language when he began to devise the Cherokee " +
    "syllabary, which he completed in 1821. Similarly, Shong Lue Yang, a farmer in Southeast Asia, had " +
    "received no schooling before he created a script for the Hmong language in 1959; versions of the " +
    "script, called Pahawh Hmong, remain in use.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Similarly, Shong Lue Yang, a farmer in Southeast Asia, had received no schooling before he created a script for the Hmong language in 1959",
      verbs: ["could not read", "had received"],
    },
    {
      kind: "inset",
      after: "a farmer in Southeast Asia",
      next: "had received no schooling before he created a script for the Hmong language in 1959",
      verb: "had received",
      front: "Similarly",
    },
    { kind: "noun-and-phrase", after: "for the Hmong language" },
    { kind: "noun-and-phrase", after: "in Southeast Asia" },
    { kind: "verb-and-complement", after: "no schooling", verb: "had received" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "remain",
      base: "remain",
      subject: "versions",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["sequence", "addition"],
      words: "Similarly",
      first:
        "Sequoyah could not read any language when he began to devise the Cherokee syllabary, which he completed in 1821",
      second:
        "Shong Lue Yang, a farmer in Southeast Asia, had received no schooling before he created a script for the Hmong language in 1959",
      why: "The first statement says that Sequoyah could not read when he began to devise a syllabary, and the second says that Shong Lue Yang had received no schooling before he created a script.",
    },
  ],
  modifiers: [
    {
      opening: "Trained as a silversmith",
      clause:
        "Sequoyah could not read any language when he began to devise the Cherokee syllabary, which he completed in 1821",
      noun: "Sequoyah",
      kind: "person",
      wrong: [
        {
          clause:
            "the Cherokee syllabary, completed in 1821, was begun by Sequoyah at a time when he could not read any language",
          noun: "the Cherokee syllabary",
          kind: "idea",
          reason: "A syllabary has no training as a silversmith.",
        },
        {
          clause:
            "Sequoyah's work on the Cherokee syllabary, completed in 1821, was begun at a time when he could not read any language",
          noun: "Sequoyah's work",
          kind: "idea",
          reason: "The noun after the comma is *work*; *Sequoyah's* only says whose it was.",
        },
        {
          clause:
            "there was no language that Sequoyah could read when he began to devise the Cherokee syllabary, completed in 1821",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who was trained.",
        },
      ],
    },
  ],
};
