import type { Paragraph } from "../paragraph.ts";

export const quezadaSherds: Paragraph = {
  id: "quezada-sherds",
  field: "arts",
  source: "Standard works on Mexican ceramics; encyclopedia entries on Mata Ortiz pottery",
  text:
    "Juan Quezada, a self-taught potter from the Mexican village of Mata Ortiz, reconstructed " +
    "the methods of the ancient potters of Casas Grandes with a single guide: the painted " +
    "fragments that he found in the nearby hills.",
  joints: [
    {
      kind: "inset",
      after: "a self-taught potter from the Mexican village of Mata Ortiz",
      next: "reconstructed the methods of the ancient potters of Casas Grandes with a single guide",
      verb: "reconstructed",
    },
    {
      kind: "answer",
      after: "the painted fragments that he found in the nearby hills",
      verbs: ["reconstructed"],
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
};
