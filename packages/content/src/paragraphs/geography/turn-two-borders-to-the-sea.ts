import type { Paragraph } from "../paragraph.ts";

export const turnTwoBordersToTheSea: Paragraph = {
  id: "turn-two-borders-to-the-sea",
  version: 2,
  field: "geography",
  source: "Encyclopedias of geography; atlases",
  text:
    "Uzbekistan is one of only two countries in the world that are doubly landlocked. That is, all of its " +
    "neighbors lack a coast on the ocean. Exporters there may send goods by rail through Kazakhstan and " +
    "Russia; alternatively, they can send them south through Turkmenistan and Iran. Liechtenstein, the other " +
    "such country, borders only Austria and Switzerland.",
  joints: [
    { kind: "noun-and-phrase", after: "in the world" },
    {
      kind: "inset",
      after: "the other such country",
      next: "borders only Austria and Switzerland",
      verb: "borders",
    },
    { kind: "verb-and-complement", after: "a coast on the ocean", verb: "lack" },
    { kind: "preposition-and-object", after: "Kazakhstan and Russia" },
    { kind: "noun-and-phrase", after: "on the ocean" },
  ],
  verbs: [
    { kind: "relative", verb: "are", base: "be", antecedent: "countries", number: "plural" },
    {
      kind: "finite",
      verb: "borders",
      base: "border",
      subject: "Liechtenstein",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "That is",
      first: "Uzbekistan is one of only two countries in the world that are doubly landlocked",
      second: "all of its neighbors lack a coast on the ocean",
      why: "The first statement says that Uzbekistan is one of only two doubly landlocked countries, and the second says that all the neighbors of Uzbekistan lack a coast on the ocean.",
    },
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "alternatively",
      first: "Exporters there may send goods by rail through Kazakhstan and Russia",
      second: "they can send them south through Turkmenistan and Iran",
      why: "The first statement says that exporters in Uzbekistan may send goods through Kazakhstan and Russia, and the second says that exporters in Uzbekistan can send goods south through Turkmenistan and Iran.",
    },
  ],
};
