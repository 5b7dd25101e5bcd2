import type { Paragraph } from "../paragraph.ts";

export const studyLeaflessInTheRain: Paragraph = {
  id: "study-leafless-in-the-rain",
  version: 2,
  field: "science",
  source: "Textbooks on agroforestry; encyclopedias of African plants",
  text:
    "*Faidherbia albida*, a thorny tree that grows in the drier regions of Africa, sheds its " +
    "leaves at the beginning of the rainy season rather than at its end. The soil beneath the " +
    "trees, consequently, receives nitrogen from the fallen leaves just when farmers plant " +
    "millet and sorghum, and these trees' bare branches cast little shade on the growing crops.",
  joints: [
    {
      kind: "inset",
      after: "a thorny tree that grows in the drier regions of Africa",
      next: "sheds its leaves at the beginning of the rainy season rather than at its end",
      verb: "sheds",
    },
    {
      kind: "turning-clauses",
      after:
        "The soil beneath the trees, consequently, receives nitrogen from the fallen leaves just when farmers plant millet and sorghum",
      verbs: ["sheds", "receives"],
    },
    { kind: "noun-and-phrase", after: "of the rainy season" },
    {
      kind: "preposition-and-object",
      after: "the fallen leaves",
    },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "grows",
      base: "grow",
      antecedent: "a thorny tree",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "receives",
      base: "receive",
      subject: "The soil",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "addition"],
      words: "consequently",
      first:
        "*Faidherbia albida*, a thorny tree that grows in the drier regions of Africa, sheds its leaves at the beginning of the rainy season rather than at its end",
      second:
        "The soil beneath the trees receives nitrogen from the fallen leaves just when farmers plant millet and sorghum",
      why: "The first statement gives the unusual time at which the tree loses its leaves, and the second gives the effect on the soil at that time.",
    },
  ],
  pronouns: [
    { word: "its", at: "its leaves at the", antecedent: "a thorny tree" },
    { word: "its", at: "its end", antecedent: "the rainy season" },
  ],
  nouns: [
    {
      at: "trees' bare branches",
      word: "trees'",
      forms: ["tree", "trees", "tree's", "trees'"],
      counted: "these",
      role: "owned",
      why: "With *these*, several trees are meant, and the branches are theirs.",
    },
  ],
};
