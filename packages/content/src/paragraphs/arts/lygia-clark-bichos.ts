import type { Paragraph } from "../paragraph.ts";

export const lygiaClarkBichos: Paragraph = {
  id: "lygia-clark-bichos",
  version: 3,
  field: "arts",
  source: "Standard histories of Brazilian art; museum notes on *Bichos*",
  text:
    "The hinged aluminum plates that form *Bichos*, a series of sculptures begun by Brazilian artist Lygia " +
    "Clark in 1960, have no fixed arrangement. A viewer may fold them flat on a table; alternatively, the " +
    "same plates can be raised and turned until they enclose a hollow volume.",
  joints: [
    { kind: "title-and-name", title: "Brazilian artist", after: "Lygia Clark" },
    {
      kind: "noun-and-phrase",
      after: "of sculptures begun by Brazilian artist Lygia Clark in 1960",
    },
    { kind: "verb-and-complement", after: "no fixed arrangement", verb: "have" },
    { kind: "preposition-and-object", after: "a table" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have",
      base: "have",
      subject: "The hinged aluminum plates",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "form",
      base: "form",
      antecedent: "The hinged aluminum plates",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "sequence", "addition"],
      words: "alternatively",
      first: "A viewer may fold them flat on a table",
      second: "the same plates can be raised and turned until they enclose a hollow volume",
      why: "The first statement says that a viewer may fold the plates of the sculpture flat on a table, and the second says that the plates of the sculpture can be raised until they enclose a hollow volume.",
    },
  ],
  pronouns: [{ word: "they", at: "they enclose a hollow", antecedent: "the same plates" }],
};
