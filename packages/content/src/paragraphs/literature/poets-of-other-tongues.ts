import type { Paragraph } from "../paragraph.ts";

export const poetsOfOtherTongues: Paragraph = {
  id: "poets-of-other-tongues",
  version: 2,
  field: "literature",
  source: "Standard histories of Spanish, Galician, and Catalan literature",
  text:
    "When writer Rosalía de Castro published *Galician Songs* in 1863, few poets in Spain wrote for print in " +
    "any language but Spanish. The success of her poems revived written verse in Galician; similarly, the " +
    "epics of the priest Jacint Verdaguer restored the standing of Catalan as a literary language.",
  joints: [
    {
      kind: "dependent-first",
      after: "few poets in Spain wrote for print in any language but Spanish",
      verbs: ["published", "wrote"],
    },
    {
      kind: "turning-clauses",
      after:
        "similarly, the epics of the priest Jacint Verdaguer restored the standing of Catalan as a literary language",
      verbs: ["revived", "restored"],
    },
    {
      kind: "subject-and-verb",
      after: "revived written verse in Galician",
      verb: "revived",
    },
    { kind: "noun-and-phrase", after: "of her poems" },
    { kind: "noun-and-phrase", after: "of Catalan as a literary language" },
    {
      kind: "verb-and-complement",
      after: "the standing of Catalan as a literary language",
      verb: "restored",
    },
    { kind: "title-and-name", title: "writer", after: "Rosalía de Castro" },
    { kind: "title-and-name", title: "the priest", after: "Jacint Verdaguer" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "writer Rosalía de Castro",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
