import type { Paragraph } from "../paragraph.ts";

export const ladyTastingTea: Paragraph = {
  id: "lady-tasting-tea",
  version: 3,
  field: "society",
  source: "Histories of statistics",
  text:
    "Working at an agricultural station in England in the 1920s, botanist Muriel Bristol declared that she " +
    "could taste whether milk had been poured into a cup before the tea. Her colleague Ronald Fisher made the " +
    "claim the first example of *The Design of Experiments* (1935): eight cups in random order, four of each " +
    "kind, suffice for a test because only one of the seventy possible choices of four is wholly right.",
  joints: [
    {
      kind: "front",
      after:
        "botanist Muriel Bristol declared that she could taste whether milk had been poured into a cup before the " +
        "tea",
      verbs: ["declared"],
    },
    { kind: "title-and-name", title: "botanist", after: "Muriel Bristol" },
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
      subject: "botanist Muriel Bristol",
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
  modifiers: [
    {
      opening: "Working at an agricultural station in England in the 1920s",
      clause:
        "botanist Muriel Bristol declared that she could taste whether milk had been poured into a cup before the " +
        "tea",
      noun: "botanist Muriel Bristol",
      kind: "person",
      wrong: [
        {
          clause:
            "the claim of botanist Muriel Bristol was that it was possible to taste whether milk had been poured into " +
            "a cup before the tea",
          noun: "the claim of botanist Muriel Bristol",
          kind: "idea",
          reason: "The noun after the comma is *claim*; the botanist worked at the station.",
        },
        {
          clause:
            "milk, botanist Muriel Bristol declared, could be tasted in a cup if it had been poured before the tea",
          noun: "milk",
          kind: "thing",
          reason: "Milk does not work at an agricultural station.",
        },
        {
          clause:
            "it was possible, botanist Muriel Bristol declared, to taste whether milk had been poured into a cup " +
            "before the tea",
          noun: "it",
          kind: "none",
          reason: "*It* is an empty subject, so nobody is left who worked at the station.",
        },
      ],
    },
  ],
};
