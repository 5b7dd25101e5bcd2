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
      why: "The first statement says that Uzbekistan is doubly landlocked, and the second says the same in plainer words: no neighbor of the country has a coast.",
    },
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "alternatively",
      first: "Exporters there may send goods by rail through Kazakhstan and Russia",
      second: "they can send them south through Turkmenistan and Iran",
      why: "The first statement names one way to a port, and the second names another that exporters may choose in its place.",
    },
  ],
};
