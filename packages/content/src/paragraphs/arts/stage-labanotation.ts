import type { Paragraph } from "../paragraph.ts";

export const stageLabanotation: Paragraph = {
  id: "stage-labanotation",
  version: 2,
  field: "arts",
  source: "Encyclopedias of dance; handbooks of movement notation",
  text:
    "Labanotation, a system that Hungarian-born dance theorist Rudolf Laban published in 1928, fills a " +
    "vertical staff with signs that stand for the movements of a dancer. Each of the signs conveys three " +
    "things: direction by its shape, level by its shading, and duration by its length.",
  joints: [
    {
      kind: "inset",
      after: "a system that Hungarian-born dance theorist Rudolf Laban published in 1928",
      next: "fills a vertical staff with signs that stand for the movements of a dancer",
      verb: "fills",
    },
    { kind: "title-and-name", title: "Hungarian-born dance theorist", after: "Rudolf Laban" },
    {
      kind: "list",
      after: "direction by its shape, level by its shading, and duration by its length",
      verbs: ["conveys"],
    },
    {
      kind: "items",
      items: ["direction by its shape", "level by its shading", "duration by its length"],
    },
    { kind: "noun-and-phrase", after: "of a dancer" },
    { kind: "subject-and-verb", after: "conveys three things", verb: "conveys" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "fills",
      base: "fill",
      subject: "Labanotation",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "conveys",
      base: "convey",
      subject: "Each",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its shape, level by", antecedent: "Each of the signs" }],
};
