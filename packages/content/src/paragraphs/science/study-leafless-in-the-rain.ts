import type { Paragraph } from "../paragraph.ts";

export const studyLeaflessInTheRain: Paragraph = {
  id: "study-leafless-in-the-rain",
  version: 3,
  field: "science",
  source: "Textbooks on agroforestry; encyclopedias of African plants",
  text:
    "*Faidherbia albida*, a thorny tree that grows in the drier regions of Africa, sheds its leaves at the " +
    "beginning of the rainy season rather than at its end. Consequently, the soil beneath the trees receives " +
    "nitrogen from the fallen leaves just when farmers plant millet and sorghum, and these trees' bare " +
    "branches cast little shade on the growing crops.",
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
        "Consequently, the soil beneath the trees receives nitrogen from the fallen leaves just when farmers plant millet and sorghum",
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
      subject: "the soil",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "addition"],
      words: "Consequently",
      first:
        "*Faidherbia albida*, a thorny tree that grows in the drier regions of Africa, sheds its leaves at the beginning of the rainy season rather than at its end",
      second:
        "the soil beneath the trees receives nitrogen from the fallen leaves just when farmers plant millet and sorghum",
      why: "The first statement says that *Faidherbia albida* sheds its leaves at the beginning of the rainy season, and the second says that the soil beneath the trees receives nitrogen just when farmers plant millet and sorghum.",
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
