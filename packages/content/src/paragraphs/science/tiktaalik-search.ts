import type { Paragraph } from "../paragraph.ts";

export const tiktaalikSearch: Paragraph = {
  id: "tiktaalik-search",
  version: 2,
  field: "science",
  source: "Textbooks on vertebrate paleontology; histories of paleontology",
  text:
    "Paleontologists Neil Shubin and Edward Daeschler sought the remains of a fish closely related to the " +
    "first animals with four limbs. To that end, they examined rocks about 375 million years old on Ellesmere " +
    "Island in Arctic Canada. In 2004, their team found *Tiktaalik*, a fish with a flat skull, a mobile neck, " +
    "and the bones of a simple wrist.",
  joints: [
    { kind: "title-and-name", title: "Paleontologists", after: "Neil Shubin and Edward Daeschler" },
    { kind: "items", items: ["a flat skull", "a mobile neck", "the bones of a simple wrist"] },
    {
      kind: "lead-and-series",
      after: "a flat skull, a mobile neck, and the bones of a simple wrist",
    },
    {
      kind: "clauses",
      after:
        "In 2004, their team found *Tiktaalik*, a fish with a flat skull, a mobile neck, and the bones of a simple wrist",
      verbs: ["examined", "found"],
    },
    {
      kind: "verb-and-complement",
      after: "the remains of a fish closely related to the first animals with four limbs",
      verb: "sought",
    },
    { kind: "noun-and-phrase", after: "of a fish closely related to the first animals" },
    { kind: "preposition-and-object", after: "the first animals with four limbs" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "sought",
      base: "seek",
      subject: "Paleontologists Neil Shubin and Edward Daeschler",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "their team",
      number: "singular",
      tense: "past",
      time: "In 2004",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "example"],
      words: "To that end",
      first:
        "Paleontologists Neil Shubin and Edward Daeschler sought the remains of a fish closely related to the " +
        "first animals with four limbs",
      second:
        "they examined rocks about 375 million years old on Ellesmere Island in Arctic Canada",
      why: "The first statement says that Shubin and Daeschler sought a fish closely related to the first animals with four limbs, and the second says that Shubin and Daeschler examined rocks about 375 million years old on Ellesmere Island.",
    },
  ],
};
