import type { Paragraph } from "../paragraph.ts";

export const classicOfTea: Paragraph = {
  id: "classic-of-tea",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of food; histories of tea",
  text:
    "*The Classic of Tea*, which scholar Lu Yu wrote in China in the eighth century, describes a drink unlike " +
    "most tea of the present. Steamed soon after they had been picked, the leaves were pressed into cakes, " +
    "ground to a powder, and boiled with a pinch of salt. The practice of steeping loose leaves became " +
    "general only under the Ming dynasty.",
  joints: [
    {
      kind: "inset",
      after: "which scholar Lu Yu wrote in China in the eighth century",
      next: "describes a drink unlike most tea of the present",
      verb: "describes",
    },
    {
      kind: "items",
      items: ["pressed into cakes", "ground to a powder", "boiled with a pinch of salt"],
    },
    { kind: "noun-and-phrase", after: "of salt" },
    {
      kind: "subject-and-verb",
      after: "became general only under the Ming dynasty",
      verb: "became",
    },
    { kind: "noun-and-phrase", after: "of steeping loose leaves" },
    { kind: "noun-and-phrase", after: "of the present" },
    {
      kind: "clauses",
      after: "The practice of steeping loose leaves became general only under the Ming dynasty",
      verbs: ["were pressed", "became"],
    },
    { kind: "title-and-name", title: "scholar", after: "Lu Yu" },
  ],
  verbs: [
    { kind: "preposition", verb: "steeping", base: "steep", beside: "became" },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "The practice",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "describes",
      base: "describe",
      subject: "*The Classic of Tea*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Steamed soon after they had been picked",
      clause:
        "the leaves were pressed into cakes, ground to a powder, and boiled with a pinch of salt",
      noun: "the leaves",
      kind: "thing",
      wrong: [
        {
          clause:
            "the makers of tea pressed the leaves into cakes, ground them to a powder, and boiled them with a pinch of salt",
          noun: "the makers of tea",
          kind: "person",
          reason: "The makers were not steamed; the leaves were.",
        },
        {
          clause:
            "the preparation of the leaves continued as they were pressed into cakes, ground to a powder, and boiled with salt",
          noun: "the preparation of the leaves",
          kind: "idea",
          reason: "The noun after the comma is *preparation*, which is neither picked nor steamed.",
        },
        {
          clause:
            "three steps followed for the leaves: pressing into cakes, grinding to a powder, and boiling with a pinch of salt",
          noun: "three steps",
          kind: "idea",
          reason: "Steps are not steamed; the leaves were.",
        },
      ],
    },
  ],
};
