import type { Paragraph } from "../paragraph.ts";

export const fathyMudBrick: Paragraph = {
  id: "fathy-mud-brick",
  version: 2,
  field: "arts",
  source: "Standard histories of Egyptian architecture; encyclopedia entries on Hassan Fathy",
  text:
    "In the 1940s, Egyptian architect Hassan Fathy chose mud brick for the houses of New Gourna, a village " +
    "near Luxor. The material cost almost nothing, could be made at the site, and kept interiors cool. In " +
    "short, it suited the needs of rural builders better than concrete did.",
  joints: [
    { kind: "title-and-name", title: "Egyptian architect", after: "Hassan Fathy" },
    {
      kind: "items",
      items: ["cost almost nothing", "could be made at the site", "kept interiors cool"],
    },
    { kind: "verb-and-complement", after: "mud brick for the houses of New Gourna", verb: "chose" },
    { kind: "noun-and-phrase", after: "of New Gourna" },
    { kind: "preposition-and-object", after: "rural builders" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "chose",
      base: "choose",
      subject: "Egyptian architect Hassan Fathy",
      number: "singular",
      tense: "past",
      time: "In the 1940s",
    },
    {
      kind: "finite",
      verb: "suited",
      base: "suit",
      subject: "it",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first: "The material cost almost nothing, could be made at the site, and kept interiors cool",
      second: "it suited the needs of rural builders better than concrete did",
      why: "The first statement says that mud brick cost almost nothing, could be made at the site, and kept interiors cool, and the second says that mud brick suited the needs of rural builders better than concrete did.",
    },
  ],
  pronouns: [{ word: "it", at: "it suited the needs", antecedent: "The material" }],
};
