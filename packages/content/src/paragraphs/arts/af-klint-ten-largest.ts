import type { Paragraph } from "../paragraph.ts";

export const afKlintTenLargest: Paragraph = {
  id: "af-klint-ten-largest",
  version: 3,
  field: "arts",
  source: "Standard histories of abstract painting; museum catalogs on Hilma af Klint",
  text:
    "By the end of 1907, Swedish painter Hilma af Klint had produced *The Ten Largest*, a series of abstract " +
    "compositions more than three meters high. Few people saw the painter's abstract works during her " +
    "lifetime; she directed that they remain out of public view for at least twenty years after her death in " +
    "1944.",
  joints: [
    { kind: "title-and-name", title: "Swedish painter", after: "Hilma af Klint" },
    {
      kind: "front",
      after: "Swedish painter Hilma af Klint had produced *The Ten Largest*",
      verbs: ["had produced"],
    },
    {
      kind: "clauses",
      after:
        "she directed that they remain out of public view for at least twenty years after her death in 1944",
      verbs: ["saw", "directed"],
    },
    {
      kind: "verb-and-complement",
      after:
        "that they remain out of public view for at least twenty years after her death in 1944",
      verb: "directed",
    },
    { kind: "noun-and-phrase", after: "of abstract compositions more than three meters high" },
    { kind: "preposition-and-object", after: "public view" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had produced",
      base: "produce",
      subject: "Swedish painter Hilma af Klint",
      number: "singular",
      tense: "past-perfect",
      time: "By the end of 1907",
    },
    {
      kind: "finite",
      verb: "directed",
      base: "direct",
      subject: "she",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "painter's abstract works",
      word: "painter's",
      forms: ["painter", "painters", "painter's", "painters'"],
      counted: "Swedish painter",
      role: "owned",
      why: "The sentence before names one painter, and the works are hers.",
    },
  ],
};
