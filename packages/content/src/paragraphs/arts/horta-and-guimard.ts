import type { Paragraph } from "../paragraph.ts";

export const hortaAndGuimard: Paragraph = {
  id: "horta-and-guimard",
  version: 2,
  field: "arts",
  source:
    "Standard histories of Art Nouveau; encyclopedia entries on Victor Horta and Hector Guimard",
  text:
    "In the Hôtel Tassel, an 1893 Brussels town house, architect Victor Horta gave iron columns and railings " +
    "the form of tendrils. Similarly, designer Hector Guimard shaped cast iron into stalks and buds at the " +
    "entrances that he created for the Paris Métro around 1900.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Similarly, designer Hector Guimard shaped cast iron into stalks and buds at the entrances that he " +
        "created for the Paris Métro around 1900",
      verbs: ["gave", "shaped"],
    },
    { kind: "title-and-name", title: "architect", after: "Victor Horta" },
    { kind: "noun-and-phrase", after: "of tendrils" },
    { kind: "preposition-and-object", after: "the Paris Métro around 1900" },
    {
      kind: "verb-and-complement",
      after: "cast iron into stalks and buds at the entrances",
      verb: "shaped",
    },
    { kind: "title-and-name", title: "designer", after: "Hector Guimard" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "shaped",
      base: "shape",
      subject: "designer Hector Guimard",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "architect Victor Horta",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["sequence", "addition"],
      words: "Similarly",
      first:
        "In the Hôtel Tassel, an 1893 Brussels town house, architect Victor Horta gave iron columns and railings " +
        "the form of tendrils",
      second:
        "designer Hector Guimard shaped cast iron into stalks and buds at the entrances that he created for the " +
        "Paris Métro around 1900",
      why: "The first statement says that Horta gave iron columns and railings the form of tendrils, and the second says that Guimard shaped cast iron into stalks and buds at Métro entrances.",
    },
  ],
};
