import type { Paragraph } from "../paragraph.ts";

export const englishLikePrograms: Paragraph = {
  id: "english-like-programs",
  version: 2,
  field: "technology",
  source: "Histories of computing; biographies of Grace Hopper",
  text:
    "Programs for the earliest computers were written in numerical codes that differed from machine to " +
    "machine. In 1952, mathematician Grace Hopper completed the A-0 system, which retrieved sequences of " +
    "stored instructions and assembled them into a program. Afterward, she led the development of FLOW-MATIC, " +
    "a language in which commands resemble English sentences.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "were written in numerical codes that differed from machine to machine",
      verb: "were",
    },
    {
      kind: "turning-clauses",
      after: "Afterward, she led the development of FLOW-MATIC",
      verbs: ["completed", "led"],
    },
    { kind: "title-and-name", title: "mathematician", after: "Grace Hopper" },
    {
      kind: "clauses",
      after: "In 1952, mathematician Grace Hopper completed the A-0 system",
      verbs: ["were", "completed"],
    },
    { kind: "noun-and-phrase", after: "of stored instructions" },
    { kind: "verb-and-complement", after: "the development of FLOW-MATIC", verb: "led" },
    {
      kind: "preposition-and-object",
      after: "numerical codes that differed from machine to machine",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were written",
      base: "write",
      subject: "Programs",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "mathematician Grace Hopper",
      number: "singular",
      tense: "past",
      time: "In 1952",
    },
    {
      kind: "finite",
      verb: "resemble",
      base: "resemble",
      subject: "commands",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition", "similarity"],
      words: "Afterward",
      first: "mathematician Grace Hopper completed the A-0 system",
      second: "she led the development of FLOW-MATIC",
      why: "The first statement says that Hopper completed the A-0 system, which assembled stored instructions, in 1952, and the second says that Hopper led the development of FLOW-MATIC, a language with commands like English sentences.",
    },
  ],
};
