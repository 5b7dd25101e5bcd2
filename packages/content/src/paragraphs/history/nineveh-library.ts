import type { Paragraph } from "../paragraph.ts";

export const ninevehLibrary: Paragraph = {
  id: "nineveh-library",
  field: "history",
  source: "Histories of Assyria; encyclopedias of the ancient Near East",
  text:
    "Invaders burned the palace of Ashurbanipal at Nineveh in 612 BCE, but the fire that consumed the " +
    "building hardened the clay tablets in the royal library, preserving some 30,000 texts and fragments on " +
    "medicine, astronomy, and literature.",
  joints: [
    {
      kind: "coordinated",
      after: "the fire that consumed the building hardened the clay tablets in the royal library",
      verbs: ["burned", "hardened"],
    },
    {
      kind: "outcome",
      after: "preserving some 30,000 texts and fragments on medicine, astronomy, and literature",
      verbs: ["hardened"],
    },
    { kind: "lead-and-series", after: "medicine, astronomy, and literature" },
    { kind: "items", items: ["medicine", "astronomy", "literature"] },
    { kind: "noun-and-phrase", after: "of Ashurbanipal at Nineveh" },
    { kind: "noun-and-phrase", after: "in the royal library" },
    { kind: "verb-and-complement", after: "the palace of Ashurbanipal at Nineveh", verb: "burned" },
  ],
  verbs: [
    { kind: "outcome", verb: "preserving", base: "preserve", beside: "hardened" },
    {
      kind: "finite",
      verb: "hardened",
      base: "harden",
      subject: "the fire",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "burned",
      base: "burn",
      subject: "Invaders",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
