import type { Paragraph } from "../paragraph.ts";

export const hortaAndGuimard: Paragraph = {
  id: "horta-and-guimard",
  field: "arts",
  source:
    "Standard histories of Art Nouveau; encyclopedia entries on Victor Horta and Hector Guimard",
  text:
    "In the Hôtel Tassel, a Brussels town house of 1893, the architect Victor Horta gave iron " +
    "columns and railings the form of tendrils. Similarly, the entrances that the designer " +
    "Hector Guimard created for the Paris Métro around 1900 shape cast iron into stalks and " +
    "buds.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Similarly, the entrances that the designer Hector Guimard created for the Paris Métro around 1900 shape cast iron into stalks and buds",
      verbs: ["gave", "shape"],
    },
    { kind: "title-and-name", after: "Victor Horta" },
    { kind: "noun-and-phrase", after: "of tendrils" },
    { kind: "preposition-and-object", after: "stalks and buds" },
    { kind: "verb-and-complement", after: "cast iron into stalks and buds", verb: "shape" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "shape",
      base: "shape",
      subject: "the entrances",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "the architect Victor Horta",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      words: "Similarly",
      first:
        "In the Hôtel Tassel, a Brussels town house of 1893, the architect Victor Horta gave iron columns and railings the form of tendrils",
      second:
        "the entrances that the designer Hector Guimard created for the Paris Métro around 1900 shape cast iron into stalks and buds",
      why: "The first statement describes iron in the shape of plants in one city, and the second describes the same in another.",
    },
  ],
};
