import type { Paragraph } from "../paragraph.ts";

export const studyGlowingResidue: Paragraph = {
  id: "study-glowing-residue",
  version: 2,
  field: "science",
  source: "Standard histories of chemistry",
  text:
    "In 1669, Hamburg alchemist Hennig Brand, who hoped to extract from urine a substance that turns base " +
    "metals into gold, boiled large quantities of the liquid down to a paste and obtained from it something " +
    "quite different—a white solid that glows in the dark.",
  joints: [
    { kind: "title-and-name", title: "Hamburg alchemist", after: "Hennig Brand" },
    {
      kind: "inset",
      after: "who hoped to extract from urine a substance that turns base metals into gold",
      next: "boiled large quantities of the liquid down to a paste and obtained from it something quite different",
      verb: "boiled",
      front: "In 1669",
    },
    {
      kind: "second-verb",
      after: "obtained from it something quite different",
      verbs: ["boiled", "obtained"],
    },
    { kind: "noun-and-phrase", after: "of the liquid" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to extract", base: "extract", beside: "hoped" },
    {
      kind: "relative",
      verb: "turns",
      base: "turn",
      antecedent: "a substance",
      number: "singular",
    },
    {
      kind: "relative",
      verb: "glows",
      base: "glow",
      antecedent: "a white solid",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "boiled",
      base: "boil",
      subject: "Hamburg alchemist Hennig Brand",
      number: "singular",
      tense: "past",
      time: "In 1669",
    },
  ],
  turns: [],
};
