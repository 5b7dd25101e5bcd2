import type { Paragraph } from "../paragraph.ts";

export const threeMagnets: Paragraph = {
  id: "three-magnets",
  version: 3,
  field: "society",
  source: "Histories of urban planning",
  text:
    "The best-known diagram in Ebenezer Howard's *To-morrow* (1898) shows the English people drawn by three " +
    "magnets: the town, the country, and a combination of the two. Only the last of them, which he called " +
    "town-country, promised both employment and clean air. Accordingly, he proposed garden cities, " +
    "settlements of about thirty thousand residents surrounded by farmland.",
  joints: [
    {
      kind: "list",
      after: "the town, the country, and a combination of the two",
      verbs: ["shows"],
    },
    { kind: "items", items: ["the town", "the country", "a combination of the two"] },
    {
      kind: "inset",
      after: "which he called town-country",
      next: "promised both employment and clean air",
      verb: "promised",
    },
    {
      kind: "turning-clauses",
      after:
        "Accordingly, he proposed garden cities, settlements of about thirty thousand residents surrounded by " +
        "farmland",
      verbs: ["promised", "proposed"],
    },
    {
      kind: "verb-and-complement",
      after: "the English people drawn by three magnets",
      verb: "shows",
    },
    { kind: "noun-and-phrase", after: "of about thirty thousand residents surrounded by farmland" },
    { kind: "preposition-and-object", after: "farmland" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "shows",
      base: "show",
      subject: "The best-known diagram",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "promised",
      base: "promise",
      subject: "Only the last",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "purpose"],
      words: "Accordingly",
      first:
        "Only the last of them, which he called town-country, promised both employment and clean air",
      second:
        "he proposed garden cities, settlements of about thirty thousand residents surrounded by farmland",
      why: "The first statement says that only a combination of town and country promised both employment and clean air, and the second says that Howard proposed garden cities, settlements of about thirty thousand residents surrounded by farmland.",
    },
  ],
};
