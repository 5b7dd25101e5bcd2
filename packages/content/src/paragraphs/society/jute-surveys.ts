import type { Paragraph } from "../paragraph.ts";

export const juteSurveys: Paragraph = {
  id: "jute-surveys",
  version: 2,
  field: "society",
  source: "Histories of statistics; histories of science in India",
  text:
    "When officials in Bengal wanted an annual estimate of the jute crop, statistician Prasanta Chandra " +
    "Mahalanobis advised against a count of every field. Small plots chosen at random, he argued, would " +
    "suffice. His surveys, which began in the late 1930s, were cheaper than a complete count; in fact, they " +
    "cost only a small fraction as much.",
  joints: [
    {
      kind: "dependent-first",
      after: "statistician Prasanta Chandra Mahalanobis advised against a count of every field",
      verbs: ["wanted", "advised"],
    },
    {
      kind: "inset",
      after: "which began in the late 1930s",
      next: "were cheaper than a complete count",
      verb: "were",
    },
    {
      kind: "turning-clauses",
      after: "in fact, they cost only a small fraction as much",
      verbs: ["were", "cost"],
    },
    { kind: "noun-and-phrase", after: "of the jute crop" },
    { kind: "noun-and-phrase", after: "in Bengal" },
    { kind: "preposition-and-object", after: "every field" },
    { kind: "verb-and-complement", after: "cheaper than a complete count", verb: "were" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "His surveys",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["restatement"],
      words: "in fact",
      first: "His surveys, which began in the late 1930s, were cheaper than a complete count",
      second: "they cost only a small fraction as much",
      why: "The first statement says that the surveys by Mahalanobis were cheaper than a complete count, and the second says that the surveys by Mahalanobis cost only a small fraction as much as a complete count.",
    },
  ],
  pronouns: [{ word: "they", at: "they cost only", antecedent: "His surveys" }],
};
