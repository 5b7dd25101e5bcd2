import type { Paragraph } from "../paragraph.ts";

export const sizeOfCrystals: Paragraph = {
  id: "size-of-crystals",
  version: 3,
  field: "geography",
  source: "Textbooks on petrology",
  text:
    "Magma that cools slowly beneath the surface of Earth forms rocks with large crystals, granite among " +
    "them. Lava that cools rapidly in air or water, conversely, forms rocks with crystals too small to be " +
    "distinguished by the unaided eye. Cooled almost at once, the most extreme of these rocks is obsidian, a " +
    "natural glass that contains almost no crystals.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Lava that cools rapidly in air or water, conversely, forms rocks with crystals too small to be " +
        "distinguished by the unaided eye",
      verbs: ["forms", "forms"],
    },
    {
      kind: "essential",
      after: "that cools slowly beneath the surface of Earth",
      next: "forms rocks with large crystals",
      verb: "forms",
    },
    { kind: "subject-and-verb", after: "is obsidian", verb: "is" },
    { kind: "noun-and-phrase", after: "of these rocks" },
    { kind: "noun-and-phrase", after: "with large crystals" },
    { kind: "preposition-and-object", after: "the unaided eye" },
  ],
  verbs: [
    { kind: "relative", verb: "cools", base: "cool", antecedent: "Magma", number: "singular" },
    {
      kind: "relative",
      verb: "contains",
      base: "contain",
      antecedent: "a natural glass",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "forms",
      base: "form",
      subject: "Magma",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["replacement"],
      words: "conversely",
      first:
        "Magma that cools slowly beneath the surface of Earth forms rocks with large crystals, granite among " +
        "them",
      second:
        "Lava that cools rapidly in air or water forms rocks with crystals too small to be distinguished by the " +
        "unaided eye",
      why: "The first statement says that magma that cools slowly forms rocks with large crystals, whereas the second says that lava that cools rapidly forms rocks with very small crystals.",
    },
  ],
  modifiers: [
    {
      opening: "Cooled almost at once",
      clause:
        "the most extreme of these rocks is obsidian, a natural glass that contains almost no crystals",
      noun: "the most extreme of these rocks",
      kind: "thing",
      wrong: [
        {
          clause:
            "the most extreme case is that of obsidian, a natural glass with almost no crystals in it",
          noun: "the most extreme case",
          kind: "idea",
          reason: "A case is not cooled; the rock is.",
        },
        {
          clause:
            "there is obsidian, the most extreme of these rocks and a natural glass with almost no crystals",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that was cooled.",
        },
        {
          clause:
            "the most extreme absence of crystals is that of obsidian, a natural glass with almost none in it",
          noun: "the most extreme absence of crystals",
          kind: "idea",
          reason: "The noun after the comma is *absence*, and an absence is not cooled.",
        },
      ],
    },
  ],
};
