import type { Paragraph } from "../paragraph.ts";

export const moreBudgetsOfFamilies: Paragraph = {
  id: "more-budgets-of-families",
  version: 2,
  field: "society",
  source: "Histories of statistics; textbooks of economics",
  text:
    "From the budgets of Belgian families, German statistician Ernst Engel derived in 1857 the rule that is " +
    "named after him: the poorer a family is, the larger the share of its spending that goes to food. In " +
    "other words, as the income of a household rises, the fraction of it that is spent on food tends to " +
    "shrink. Later surveys have confirmed the rule, and economists have used the share to compare standards " +
    "of living.",
  joints: [
    { kind: "noun-and-phrase", after: "of a household" },
    { kind: "title-and-name", title: "German statistician", after: "Ernst Engel" },
    { kind: "noun-and-phrase", after: "of Belgian families" },
    {
      kind: "coordinated",
      after: "economists have used the share to compare standards of living",
      verbs: ["have confirmed", "have used"],
    },
    { kind: "noun-and-phrase", after: "of living" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to shrink", base: "shrink", beside: "tends" },
    {
      kind: "finite",
      verb: "have confirmed",
      base: "confirm",
      subject: "Later surveys",
      number: "plural",
      tense: "perfect",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "contrast"],
      words: "In other words",
      first: "the poorer a family is, the larger the share of its spending that goes to food",
      second:
        "as the income of a household rises, the fraction of it that is spent on food tends to shrink",
      why: "The first statement says that the poorer a family is, the larger the share of its spending that goes to food, and the second says that the fraction of income spent on food tends to shrink as a household grows richer.",
    },
  ],
};
