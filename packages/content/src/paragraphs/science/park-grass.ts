import type { Paragraph } from "../paragraph.ts";

export const parkGrass: Paragraph = {
  id: "park-grass",
  version: 2,
  field: "science",
  source: "Textbooks on ecology; histories of agricultural science",
  text: "Since 1856, the plots of a meadow at Rothamsted, an agricultural station in England, have received different treatments. Those left without fertilizer contain more than thirty species of plants. By contrast, some of the plots that are given large amounts of nitrogen contain only a few tall grasses.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "By contrast, some of the plots that are given large amounts of nitrogen contain only a few tall grasses",
      verbs: ["contain", "contain"],
    },
    {
      kind: "verb-and-complement",
      after: "different treatments",
      verb: "have received",
    },
    { kind: "noun-and-phrase", after: "of nitrogen" },
    { kind: "preposition-and-object", after: "a meadow at Rothamsted" },
    {
      kind: "subject-and-verb",
      after: "contain more than thirty species of plants",
      verb: "contain",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have received",
      base: "receive",
      subject: "the plots",
      number: "plural",
      tense: "perfect",
      time: "Since 1856",
    },
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "Those",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "are",
      base: "be",
      antecedent: "some of the plots",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "By contrast",
      first: "Those left without fertilizer contain more than thirty species of plants",
      second:
        "some of the plots that are given large amounts of nitrogen contain only a few tall grasses",
      why: "The first statement says that plots left without fertilizer contain more than thirty species of plants, whereas the second says that some plots given much nitrogen contain only a few tall grasses.",
    },
  ],
};
