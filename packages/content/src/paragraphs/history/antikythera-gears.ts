import type { Paragraph } from "../paragraph.ts";

export const antikytheraGears: Paragraph = {
  id: "antikythera-gears",
  field: "history",
  source: "Histories of ancient technology; histories of astronomy",
  text:
    "In 1974, the historian of science Derek de Solla Price published X-ray images of the Antikythera " +
    "mechanism, a corroded bronze device that divers had recovered from an ancient shipwreck in 1901. The " +
    "images show some thirty gears, which drove pointers that displayed the cycles of the sun and moon; in " +
    "other words, the device was a calculator for astronomy.",
  joints: [
    { kind: "title-and-name", after: "Derek de Solla Price" },
    { kind: "clauses", after: "The images show some thirty gears", verbs: ["published", "show"] },
    {
      kind: "turning-clauses",
      after: "in other words, the device was a calculator for astronomy",
      verbs: ["show", "was"],
    },
    { kind: "noun-and-phrase", after: "of the Antikythera mechanism" },
    { kind: "noun-and-phrase", after: "of the sun and moon" },
    { kind: "noun-and-phrase", after: "for astronomy" },
    {
      kind: "subject-and-verb",
      after: "published X-ray images of the Antikythera mechanism",
      verb: "published",
    },
  ],
  verbs: [
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
  turns: [
    {
      relation: "restatement",
      words: "in other words",
      first:
        "The images show some thirty gears, which drove pointers that displayed the cycles of the sun and moon",
      second: "the device was a calculator for astronomy",
      why: "The first statement describes what the gears did, and the second says the same more simply, by naming what the device was.",
    },
  ],
};
