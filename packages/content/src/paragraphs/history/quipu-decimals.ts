import type { Paragraph } from "../paragraph.ts";

export const quipuDecimals: Paragraph = {
  id: "quipu-decimals",
  field: "history",
  source: "Histories of the Inca Empire; histories of mathematics",
  text:
    "In quipus, the knotted cords on which officials of the Inca Empire recorded population and tribute, the " +
    "position of a group of knots indicates its value: units lie near the free end of a cord, and higher " +
    "powers of ten lie closer to the top. Leland Locke, a historian of mathematics, described this decimal " +
    "system in 1912.",
  joints: [
    {
      kind: "front",
      after: "the position of a group of knots indicates its value",
      verbs: ["indicates"],
    },
    {
      kind: "explanation",
      after: "units lie near the free end of a cord",
      verbs: ["indicates", "lie"],
    },
    {
      kind: "inset",
      after: "a historian of mathematics",
      next: "described this decimal system in 1912",
      verb: "described",
    },
    { kind: "subject-and-verb", after: "indicates its value", verb: "indicates" },
    { kind: "noun-and-phrase", after: "of a group of knots" },
    { kind: "noun-and-phrase", after: "of a cord" },
    { kind: "noun-and-phrase", after: "of mathematics" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "indicates",
      base: "indicate",
      subject: "the position",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "lie",
      base: "lie",
      subject: "units",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "Leland Locke",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
