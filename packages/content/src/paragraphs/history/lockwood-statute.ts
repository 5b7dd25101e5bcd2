import type { Paragraph } from "../paragraph.ts";

export const lockwoodStatute: Paragraph = {
  id: "lockwood-statute",
  version: 3,
  field: "history",
  source: "Histories of the Supreme Court; biographies of Belva Lockwood",
  text:
    "After the Supreme Court refused in 1876 to admit women as attorneys, Belva Lockwood, a lawyer in " +
    "Washington, lobbied Congress for a change in the law. A statute that opened the federal courts to " +
    "qualified women was enacted in 1879. Admitted to the Supreme Court bar that same year, Lockwood " +
    "became the first woman to argue a case before the justices.",
  joints: [
    {
      kind: "dependent-first",
      after: "Belva Lockwood, a lawyer in Washington, lobbied Congress for a change in the law",
      verbs: ["refused", "lobbied"],
    },
    {
      kind: "essential",
      after: "that opened the federal courts to qualified women",
      next: "was enacted in 1879",
      verb: "was enacted",
    },
    {
      kind: "subject-and-verb",
      after: "became the first woman to argue a case before the justices",
      verb: "became",
    },
    {
      kind: "verb-and-complement",
      after: "the first woman to argue a case before the justices",
      verb: "became",
    },
    { kind: "noun-and-phrase", after: "in the law" },
    { kind: "preposition-and-object", after: "attorneys" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "refused",
      base: "refuse",
      subject: "the Supreme Court",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "Lockwood",
      number: "singular",
      tense: "past",
    },
    { kind: "relative", verb: "opened", base: "open", antecedent: "A statute", number: "singular" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Admitted to the Supreme Court bar that same year",
      clause: "Lockwood became the first woman to argue a case before the justices",
      noun: "Lockwood",
      kind: "person",
      wrong: [
        {
          clause:
            "the distinction of being the first woman to argue a case before the justices was Lockwood's",
          noun: "the distinction",
          kind: "idea",
          reason: "A distinction is not admitted to the bar of a court.",
        },
        {
          clause: "there was at last a woman to argue a case before the justices: Lockwood",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be admitted to the bar.",
        },
        {
          clause:
            "Lockwood's distinction was to be the first woman to argue a case before the justices",
          noun: "Lockwood's distinction",
          kind: "idea",
          reason: "The noun after the comma is *distinction*; *Lockwood's* only says whose it was.",
        },
      ],
    },
  ],
};
