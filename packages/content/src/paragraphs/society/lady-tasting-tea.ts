import type { Paragraph } from "../paragraph.ts";

export const ladyTastingTea: Paragraph = {
  id: "lady-tasting-tea",
  field: "society",
  source: "Histories of statistics",
  text:
    "At an agricultural station in England in the 1920s, the botanist Muriel Bristol declared that she could " +
    "taste whether milk had been poured into a cup before the tea. Her colleague Ronald Fisher made the claim " +
    "the first example of *The Design of Experiments* (1935): eight cups in random order, four of each kind, " +
    "suffice for a test because only one of the seventy possible choices of four is wholly right.",
  joints: [
    {
      kind: "front",
      after:
        "the botanist Muriel Bristol declared that she could taste whether milk had been poured into a cup before the tea",
      verbs: ["declared"],
    },
    { kind: "title-and-name", after: "Muriel Bristol" },
    {
      kind: "restrictive-last",
      after: "because only one of the seventy possible choices of four is wholly right",
      verbs: ["suffice", "is"],
    },
    { kind: "noun-and-phrase", after: "of *The Design of Experiments* (1935)" },
    { kind: "preposition-and-object", after: "random order" },
    {
      kind: "explanation",
      after:
        "eight cups in random order, four of each kind, suffice for a test because only one of the seventy possible choices of four is wholly right",
      verbs: ["made", "suffice"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "suffice",
      base: "suffice",
      subject: "eight cups",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "declared",
      base: "declare",
      subject: "the botanist Muriel Bristol",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "only one",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
