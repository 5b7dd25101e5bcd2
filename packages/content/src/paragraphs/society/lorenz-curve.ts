import type { Paragraph } from "../paragraph.ts";

export const lorenzCurve: Paragraph = {
  id: "lorenz-curve",
  version: 2,
  field: "society",
  source: "Textbooks of economics and statistics",
  text:
    "The Lorenz curve, which American economist Max Lorenz introduced in 1905, plots the share of total " +
    "income that falls to each fraction of the population, ranked from poorest to richest. Complete equality " +
    "appears as a straight diagonal; the incomes of actual countries produce a line that sags below it.",
  joints: [
    {
      kind: "inset",
      after: "which American economist Max Lorenz introduced in 1905",
      next: "plots the share of total income that falls to each fraction of the population",
      verb: "plots",
    },
    {
      kind: "clauses",
      after: "the incomes of actual countries produce a line that sags below it",
      verbs: ["appears", "produce"],
    },
    { kind: "noun-and-phrase", after: "of actual countries" },
    {
      kind: "noun-and-phrase",
      after: "of total income that falls to each fraction of the population",
    },
    { kind: "title-and-name", title: "American economist", after: "Max Lorenz" },
    { kind: "preposition-and-object", after: "a straight diagonal" },
    { kind: "noun-and-phrase", after: "of the population" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "plots",
      base: "plot",
      subject: "The Lorenz curve",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "produce",
      base: "produce",
      subject: "the incomes",
      number: "plural",
      tense: "present",
    },
    { kind: "relative", verb: "sags", base: "sag", antecedent: "a line", number: "singular" },
  ],
  turns: [],
};
