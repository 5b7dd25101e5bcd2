import type { Paragraph } from "../paragraph.ts";

export const hiawathaBelt: Paragraph = {
  id: "hiawatha-belt",
  version: 2,
  field: "history",
  source: "Histories of the Haudenosaunee; museum catalogs of wampum",
  text:
    "The Hiawatha Belt, which is woven of purple and white beads made from shell, represents the five " +
    "founding nations of the Haudenosaunee Confederacy. Four of the nations appear as squares, and the fifth, " +
    "the Onondaga, appears at the center in a different form: a tree.",
  joints: [
    {
      kind: "inset",
      after: "which is woven of purple and white beads made from shell",
      next: "represents the five founding nations of the Haudenosaunee Confederacy",
      verb: "represents",
    },
    {
      kind: "coordinated",
      after: "the fifth, the Onondaga, appears at the center in a different form",
      verbs: ["appear", "appears"],
    },
    { kind: "noun-and-phrase", after: "of the Haudenosaunee Confederacy" },
    { kind: "noun-and-phrase", after: "of the nations" },
    {
      kind: "verb-and-complement",
      after: "the five founding nations of the Haudenosaunee Confederacy",
      verb: "represents",
    },
    { kind: "preposition-and-object", after: "squares" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "is",
      base: "be",
      antecedent: "The Hiawatha Belt",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "represents",
      base: "represent",
      subject: "The Hiawatha Belt",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "appears",
      base: "appear",
      subject: "the fifth",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
