import type { Paragraph } from "../paragraph.ts";

export const duBoisCharts: Paragraph = {
  id: "du-bois-charts",
  version: 2,
  field: "history",
  source: "Histories of data graphics; biographies of W. E. B. Du Bois",
  text:
    "For the Paris Exposition of 1900, sociologist W. E. B. Du Bois and his students at Atlanta University " +
    "drew some sixty charts by hand. The subjects of the series included three measures of the progress of " +
    "Black Americans since emancipation: the value of their property, the spread of literacy, and the growth " +
    "of their businesses.",
  joints: [
    {
      kind: "front",
      after:
        "sociologist W. E. B. Du Bois and his students at Atlanta University drew some sixty charts by hand",
      verbs: ["drew"],
    },
    {
      kind: "list",
      after:
        "the value of their property, the spread of literacy, and the growth of their businesses",
      verbs: ["included"],
    },
    {
      kind: "items",
      items: [
        "the value of their property",
        "the spread of literacy",
        "the growth of their businesses",
      ],
    },
    {
      kind: "clauses",
      after:
        "The subjects of the series included three measures of the progress of Black Americans since emancipation",
      verbs: ["drew", "included"],
    },
    {
      kind: "subject-and-verb",
      after: "included three measures of the progress of Black Americans since emancipation",
      verb: "included",
    },
    { kind: "noun-and-phrase", after: "of literacy" },
    { kind: "noun-and-phrase", after: "of their businesses" },
    { kind: "preposition-and-object", after: "hand" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "drew",
      base: "draw",
      subject: "sociologist W. E. B. Du Bois and his students",
      number: "plural",
      tense: "past",
      time: "For the Paris Exposition of 1900",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their property, the spread", antecedent: "Black Americans" }],
};
