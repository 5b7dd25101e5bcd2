import type { Paragraph } from "../paragraph.ts";

export const poetsOfOtherTongues: Paragraph = {
  id: "poets-of-other-tongues",
  field: "literature",
  source: "Standard histories of Spanish, Galician, and Catalan literature",
  text:
    "When Rosalía de Castro published *Galician Songs* in 1863, few poets in Spain wrote for print in any " +
    "language but Spanish. The success of her poems encouraged others to write in Galician; similarly, the epics " +
    "of Jacint Verdaguer restored the standing of Catalan as a literary language.",
  joints: [
    {
      kind: "dependent-first",
      after: "few poets in Spain wrote for print in any language but Spanish",
      verbs: ["published", "wrote"],
    },
    {
      kind: "turning-clauses",
      after:
        "similarly, the epics of Jacint Verdaguer restored the standing of Catalan as a literary language",
      verbs: ["encouraged", "restored"],
    },
    {
      kind: "subject-and-verb",
      after: "encouraged others to write in Galician",
      verb: "encouraged",
    },
    { kind: "noun-and-phrase", after: "of her poems" },
    { kind: "noun-and-phrase", after: "of Catalan as a literary language" },
    {
      kind: "verb-and-complement",
      after: "the standing of Catalan as a literary language",
      verb: "restored",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Rosalía de Castro",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      words: "similarly",
      first: "The success of her poems encouraged others to write in Galician",
      second:
        "the epics of Jacint Verdaguer restored the standing of Catalan as a literary language",
      why: "Each statement tells how the work of one poet strengthened a language other than Spanish, so the second is a case like the first.",
    },
  ],
};
