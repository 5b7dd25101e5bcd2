import type { Paragraph } from "../paragraph.ts";

export const quezadaSherds: Paragraph = {
  id: "quezada-sherds",
  version: 3,
  field: "arts",
  source: "Standard works on Mexican ceramics; encyclopedia entries on Mata Ortiz pottery",
  text:
    "Juan Quezada, a self-taught potter from the Mexican village of Mata Ortiz, reconstructed the methods of " +
    "the ancient potters of Casas Grandes with a single guide: the painted fragments that he found in the " +
    "nearby hills.",
  coda: "The potter's successful experiments drew many of his neighbors into the craft.",
  joints: [
    {
      kind: "inset",
      after: "a self-taught potter from the Mexican village of Mata Ortiz",
      next: "reconstructed the methods of the ancient potters of Casas Grandes with a single guide",
      verb: "reconstructed",
    },
    {
      kind: "verb-and-complement",
      after: "the methods of the ancient potters of Casas Grandes with a single guide",
      verb: "reconstructed",
    },
    {
      kind: "noun-and-phrase",
      after: "of the ancient potters of Casas Grandes with a single guide",
    },
    {
      kind: "preposition-and-object",
      after: "the ancient potters of Casas Grandes with a single guide",
    },
    { kind: "preposition-and-object", after: "the nearby hills" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reconstructed",
      base: "reconstruct",
      subject: "Juan Quezada",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "potter's successful experiments",
      word: "potter's",
      forms: ["potter", "potters", "potter's", "potters'"],
      counted: "a self-taught potter",
      role: "owned",
      why: "One potter, Quezada, is named, and the experiments were his.",
    },
  ],
};
