import type { Paragraph } from "../paragraph.ts";

export const moreSecondRounds: Paragraph = {
  id: "more-second-rounds",
  version: 2,
  field: "society",
  source: "Textbooks of comparative politics; encyclopedias of electoral systems",
  text:
    "A candidate for the presidency of France is required to win a majority of the votes; when nobody " +
    "does so, a second round is held between the leading two. Alternatively, the law may ask voters to " +
    "rank the candidates, as that of Ireland does. Counted a second time, the votes for the weakest " +
    "candidate are then given to the next choice on each ballot, making a second round unnecessary.",
  joints: [
    { kind: "outcome", after: "making a second round unnecessary", verbs: ["are then given"] },
    { kind: "noun-and-phrase", after: "of France" },
    { kind: "noun-and-phrase", after: "of the votes" },
    {
      kind: "subject-and-verb",
      after: "are then given to the next choice on each ballot",
      verb: "are",
    },
    { kind: "noun-and-phrase", after: "for the weakest candidate" },
    { kind: "preposition-and-object", after: "each ballot" },
  ],
  verbs: [{ kind: "infinitive", verb: "to win", base: "win", beside: "required" }],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement"],
      words: "Alternatively",
      first:
        "A candidate for the presidency of France is required to win a majority of the votes; when nobody does so, a second round is held between the leading two",
      second: "the law may ask voters to rank the candidates, as that of Ireland does",
      why: "The first statement describes one way of securing a majority, and the second describes another that a law may use in its place.",
    },
  ],
  modifiers: [
    {
      opening: "Counted a second time",
      clause:
        "the votes for the weakest candidate are then given to the next choice on each ballot, making a second round unnecessary",
      noun: "the votes for the weakest candidate",
      kind: "idea",
      wrong: [
        {
          clause:
            "the weakest candidate then loses all votes to the next choice on each ballot, making a second round unnecessary",
          noun: "the weakest candidate",
          kind: "person",
          reason: "Votes are counted; the candidate is not.",
        },
        {
          clause:
            "the law then gives the votes for the weakest candidate to the next choice on each ballot, making a second round unnecessary",
          noun: "the law",
          kind: "work",
          reason: "A law is not counted; the votes are.",
        },
        {
          clause:
            "there is then no need for a second round because the law gives the votes for the weakest candidate to the next choice on each ballot",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be counted.",
        },
      ],
    },
  ],
};
