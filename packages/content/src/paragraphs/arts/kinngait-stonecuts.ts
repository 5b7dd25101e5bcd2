import type { Paragraph } from "../paragraph.ts";

export const kinngaitStonecuts: Paragraph = {
  id: "kinngait-stonecuts",
  version: 2,
  field: "arts",
  source: "Standard works on Inuit art; museum guides to the prints of Kinngait",
  text:
    "The Inuit artists of Kinngait, a community in the Canadian Arctic, adapted the Japanese " +
    "woodcut to a material that they already knew how to carve: stone. Since 1959, the local " +
    "studio has issued a collection of prints each year; Kenojuak Ashevak's *The Enchanted " +
    "Owl* (1960), an image of a bird with long radiating feathers, is among the best known.",
  joints: [
    {
      kind: "inset",
      after: "a community in the Canadian Arctic",
      next: "adapted the Japanese woodcut to a material that they already knew how to carve",
      verb: "adapted",
    },
    { kind: "noun-and-phrase", after: "of prints each year" },
    {
      kind: "verb-and-complement",
      after: "the Japanese woodcut to a material that they already knew how to carve",
      verb: "adapted",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has issued",
      base: "issue",
      subject: "the local studio",
      number: "singular",
      tense: "perfect",
      time: "Since 1959",
    },
    {
      kind: "finite",
      verb: "adapted",
      base: "adapt",
      subject: "The Inuit artists",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
