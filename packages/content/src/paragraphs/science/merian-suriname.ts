import type { Paragraph } from "../paragraph.ts";

export const merianSuriname: Paragraph = {
  id: "merian-suriname",
  field: "science",
  source: "Histories of entomology; reference works on scientific illustration",
  text:
    "Maria Sibylla Merian, a German-born artist and naturalist, sailed in 1699 to Suriname, a Dutch colony " +
    "in South America, to study the development of tropical insects. The plates of her *Metamorphosis " +
    "Insectorum Surinamensium*, published in 1705, unite on a single plant the stages of an insect's life: " +
    "the caterpillar, the pupa, and the adult.",
  joints: [
    { kind: "list", after: "the caterpillar, the pupa, and the adult", verbs: ["unite"] },
    {
      kind: "inset",
      after: "a German-born artist and naturalist",
      next: "sailed in 1699 to Suriname",
      verb: "sailed",
    },
    { kind: "items", items: ["the caterpillar", "the pupa", "the adult"] },
    { kind: "noun-and-phrase", after: "of an insect's life" },
    {
      kind: "clauses",
      after:
        "The plates of her *Metamorphosis Insectorum Surinamensium*, published in 1705, unite on a single plant the stages of an insect's life",
      verbs: ["sailed", "unite"],
    },
    { kind: "preposition-and-object", after: "tropical insects" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "unite",
      base: "unite",
      subject: "The plates",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "sailed",
      base: "sail",
      subject: "Maria Sibylla Merian",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
