import type { Paragraph } from "../paragraph.ts";

export const motleyBench: Paragraph = {
  id: "motley-bench",
  version: 2,
  field: "history",
  source: "Histories of American law; biographies of Constance Baker Motley",
  text:
    "Between 1961 and 1964, civil rights lawyer Constance Baker Motley argued ten cases before the Supreme " +
    "Court and won nine of them. Subsequently, President Lyndon B. Johnson appointed her to the federal " +
    "bench; her confirmation in 1966 made her the first African American woman to serve as a federal judge.",
  joints: [
    { kind: "title-and-name", title: "civil rights lawyer", after: "Constance Baker Motley" },
    { kind: "second-verb", after: "won nine of them", verbs: ["argued", "won"] },
    {
      kind: "turning-clauses",
      after: "Subsequently, President Lyndon B. Johnson appointed her to the federal bench",
      verbs: ["argued", "appointed"],
    },
    {
      kind: "subject-and-verb",
      after: "made her the first African American woman to serve as a federal judge",
      verb: "made",
    },
    { kind: "preposition-and-object", after: "the federal bench" },
    { kind: "noun-and-phrase", after: "of them" },
    { kind: "verb-and-complement", after: "ten cases", verb: "argued" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "argued",
      base: "argue",
      subject: "civil rights lawyer Constance Baker Motley",
      number: "singular",
      tense: "past",
      time: "Between 1961 and 1964",
    },
    {
      kind: "finite",
      verb: "made",
      base: "make",
      subject: "her confirmation",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause", "addition"],
      words: "Subsequently",
      first:
        "civil rights lawyer Constance Baker Motley argued ten cases before the Supreme Court and won nine of " +
        "them",
      second: "President Lyndon B. Johnson appointed her to the federal bench",
      why: "The first statement says that Motley argued ten cases before the Supreme Court between 1961 and 1964, and the second reports that President Johnson appointed Motley to the federal bench.",
    },
  ],
};
