import type { Paragraph } from "../paragraph.ts";

export const voicesOfComala: Paragraph = {
  id: "voices-of-comala",
  version: 2,
  field: "literature",
  source: "Standard histories of Mexican literature; criticism of Juan Rulfo",
  text:
    "Juan Preciado, the first narrator of *Pedro Páramo* by the Mexican novelist Juan Rulfo, arrives in the town " +
    "of Comala in search of his father. The people who speak to him there share a condition that he recognizes " +
    "only by degrees: all of them are dead.",
  joints: [
    {
      kind: "inset",
      after: "the first narrator of *Pedro Páramo* by the Mexican novelist Juan Rulfo",
      next: "arrives in the town of Comala in search of his father",
      verb: "arrives",
    },
    {
      kind: "essential",
      after: "who speak to him there",
      next: "share a condition that he recognizes only by degrees",
      verb: "share",
    },
    { kind: "explanation", after: "all of them are dead", verbs: ["share", "are"] },
    { kind: "title-and-name", title: "the Mexican novelist", after: "Juan Rulfo" },
    { kind: "noun-and-phrase", after: "of his father" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "arrives",
      base: "arrive",
      subject: "Juan Preciado",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "share",
      base: "share",
      subject: "The people",
      number: "plural",
      tense: "present",
    },
    { kind: "relative", verb: "speak", base: "speak", antecedent: "The people", number: "plural" },
  ],
  turns: [],
};
