import type { Paragraph } from "../paragraph.ts";

export const kanishkaCoins: Paragraph = {
  id: "kanishka-coins",
  version: 3,
  field: "history",
  source: "Histories of Central Asia; catalogs of Kushan coins",
  text:
    "The coinage of Kanishka, who ruled the Kushan Empire in the second century, reflects the diversity " +
    "of his subjects: deities of Greek, Iranian, and Indian origin appear on his coins. Inscriptions on " +
    "most of the coins are in Bactrian, an Iranian language, and are written with letters of the Greek " +
    "alphabet.",
  joints: [
    {
      kind: "inset",
      after: "who ruled the Kushan Empire in the second century",
      next: "reflects the diversity of his subjects",
      verb: "reflects",
    },
    {
      kind: "explanation",
      after: "deities of Greek, Iranian, and Indian origin appear on his coins",
      verbs: ["reflects", "appear"],
    },
    { kind: "subject-and-verb", after: "are in Bactrian, an Iranian language", verb: "are" },
    { kind: "noun-and-phrase", after: "of his subjects" },
    { kind: "noun-and-phrase", after: "of Kanishka" },
    { kind: "noun-and-phrase", after: "of the Greek alphabet" },
    { kind: "verb-and-complement", after: "the diversity of his subjects", verb: "reflects" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reflects",
      base: "reflect",
      subject: "The coinage",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "appear",
      base: "appear",
      subject: "deities",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Inscriptions",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
