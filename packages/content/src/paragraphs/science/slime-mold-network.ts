import type { Paragraph } from "../paragraph.ts";

export const slimeMoldNetwork: Paragraph = {
  id: "slime-mold-network",
  version: 3,
  field: "science",
  source: "Textbooks on cell biology; general accounts of collective behavior",
  text:
    "The slime mold *Physarum polycephalum*, a single cell that spreads in search of food, possesses neither " +
    "a brain nor nerves. Nevertheless, when researchers in Japan set out oat flakes in the pattern of the " +
    "cities around Tokyo, the organism joined the flakes with a network of tubes that compared well in " +
    "efficiency with the region's railways.",
  joints: [
    {
      kind: "inset",
      after: "a single cell that spreads in search of food",
      next: "possesses neither a brain nor nerves",
      verb: "possesses",
    },
    { kind: "noun-and-phrase", after: "of the cities around Tokyo" },
    { kind: "preposition-and-object", after: "the pattern of the cities around Tokyo" },
    { kind: "verb-and-complement", after: "neither a brain nor nerves", verb: "possesses" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "possesses",
      base: "possess",
      subject: "The slime mold *Physarum polycephalum*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first:
        "The slime mold *Physarum polycephalum*, a single cell that spreads in search of food, possesses neither a brain nor nerves",
      second:
        "when researchers in Japan set out oat flakes in the pattern of the cities around Tokyo, the organism joined the flakes with a network of tubes that compared well in efficiency with the region's railways",
      why: "The first statement says that the slime mold possesses neither a brain nor nerves, but the second reports that the slime mold joined oat flakes with a network that compared well with railways.",
    },
  ],
  nouns: [
    {
      at: "organism joined",
      word: "organism",
      forms: ["organism", "organisms", "organism's", "organisms'"],
      counted: "a single cell",
      role: "predicate",
      why: "The organism is a single cell, and the words that follow tell what it did.",
    },
  ],
};
