import type { Paragraph } from "../paragraph.ts";

export const moreIncomeAndWelfare: Paragraph = {
  id: "more-income-and-welfare",
  version: 2,
  field: "society",
  source: "Histories of economics; histories of national accounts",
  text:
    "The report on national income that economist Simon Kuznets submitted to the United States Senate in 1934 " +
    "was intended to show how far production had fallen during the Depression. The unpaid work of households " +
    "was left out because no reliable basis existed for estimating its value. Therefore, Kuznets warned that " +
    "the welfare of a nation can scarcely be inferred from such a total.",
  joints: [
    { kind: "title-and-name", title: "economist", after: "Simon Kuznets" },
    {
      kind: "subject-and-verb",
      after: "was intended to show how far production had fallen during the Depression",
      verb: "was intended",
    },
    { kind: "preposition-and-object", after: "such a total" },
    {
      kind: "noun-and-phrase",
      after:
        "on national income that economist Simon Kuznets submitted to the United States Senate in 1934",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to show", base: "show", beside: "intended" },
    { kind: "preposition", verb: "estimating", base: "estimate", beside: "existed" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["addition"],
      words: "Therefore",
      first:
        "The unpaid work of households was left out because no reliable basis existed for estimating its value",
      second:
        "Kuznets warned that the welfare of a nation can scarcely be inferred from such a total",
      why: "The first statement says that the report by Kuznets left out the unpaid work of households, and the second says that Kuznets warned against inferring the welfare of a nation from a total of income.",
    },
  ],
};
