import type { Paragraph } from "../paragraph.ts";

export const antikytheraGears: Paragraph = {
  id: "antikythera-gears",
  version: 2,
  field: "history",
  source: "Histories of ancient technology; histories of astronomy",
  text:
    "X-ray images of the Antikythera mechanism, a corroded bronze device that divers had recovered from " +
    "an ancient shipwreck in 1901, were published by the historian of science Derek de Solla Price in " +
    "1974. The images show some thirty gears, which drove pointers that displayed the cycles of the sun " +
    "and moon; in other words, the device was an astronomical calculator.",
  joints: [
    { kind: "title-and-name", title: "the historian of science", after: "Derek de Solla Price" },
    {
      kind: "clauses",
      after: "The images show some thirty gears",
      verbs: ["were published", "show"],
    },
    {
      kind: "turning-clauses",
      after: "in other words, the device was an astronomical calculator",
      verbs: ["show", "was"],
    },
    { kind: "noun-and-phrase", after: "of the Antikythera mechanism" },
    { kind: "noun-and-phrase", after: "of the sun and moon" },
    { kind: "subject-and-verb", after: "show some thirty gears", verb: "show" },
    {
      kind: "inset",
      after: "a corroded bronze device that divers had recovered from an ancient shipwreck in 1901",
      next: "were published by the historian of science Derek de Solla Price in 1974",
      verb: "were published",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were published",
      base: "publish",
      subject: "X-ray images",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had recovered",
      base: "recover",
      subject: "divers",
      number: "plural",
      tense: "past-perfect",
    },
    {
      kind: "finite",
      verb: "show",
      base: "show",
      subject: "The images",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "the device",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
