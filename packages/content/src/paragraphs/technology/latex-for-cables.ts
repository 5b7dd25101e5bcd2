import type { Paragraph } from "../paragraph.ts";

export const latexForCables: Paragraph = {
  id: "latex-for-cables",
  version: 2,
  field: "technology",
  source: "Histories of telegraphy",
  text:
    "Gutta-percha, the latex of several trees native to the Malay Peninsula, insulated the submarine " +
    "telegraph cables of the nineteenth century. The material softens in hot water and hardens as it cools, " +
    "so it can be molded around a wire. Furthermore, neither the cold nor the pressure of the deep sea " +
    "impairs its ability to insulate.",
  joints: [
    {
      kind: "inset",
      after: "the latex of several trees native to the Malay Peninsula",
      next: "insulated the submarine telegraph cables of the nineteenth century",
      verb: "insulated",
    },
    { kind: "second-verb", after: "hardens as it cools", verbs: ["softens", "hardens"] },
    {
      kind: "clauses",
      after: "The material softens in hot water and hardens as it cools",
      verbs: ["insulated", "softens"],
    },
    { kind: "noun-and-phrase", after: "of the deep sea" },
    {
      kind: "verb-and-complement",
      after: "the submarine telegraph cables of the nineteenth century",
      verb: "insulated",
    },
    { kind: "preposition-and-object", after: "several trees native to the Malay Peninsula" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to insulate", base: "insulate", beside: "ability" },
    {
      kind: "finite",
      verb: "softens",
      base: "soften",
      subject: "The material",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "impairs",
      base: "impair",
      subject: "the pressure",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["contrast", "concession", "similarity"],
      words: "Furthermore",
      first: "it can be molded around a wire",
      second: "neither the cold nor the pressure of the deep sea impairs its ability to insulate",
      why: "The first statement says that softened gutta-percha can be molded around a wire as insulation, and the second says that gutta-percha insulates well even in the cold and the pressure of the deep sea.",
    },
  ],
  pronouns: [
    { word: "it", at: "it cools", antecedent: "The material" },
    { word: "it", at: "it can be molded", antecedent: "The material" },
    { word: "its", at: "its ability to", antecedent: "The material" },
  ],
};
