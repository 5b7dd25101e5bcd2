import type { Paragraph } from "../paragraph.ts";

export const moreSecondRounds: Paragraph = {
  id: "more-second-rounds",
  version: 3,
  field: "society",
  source: "Textbooks of comparative politics; encyclopedias of electoral systems",
  text:
    "A country that requires its president to win a majority of the votes may choose to hold a second round " +
    "between the two leading candidates, as France does. Alternatively, it may ask voters to rank the " +
    "candidates, as Ireland does. Counted a second time, the votes for the weakest candidate are then given " +
    "to the next choice on each ballot, making a second round unnecessary.",
  joints: [
    { kind: "outcome", after: "making a second round unnecessary", verbs: ["are then given"] },
    { kind: "noun-and-phrase", after: "between the two leading candidates" },
    { kind: "noun-and-phrase", after: "of the votes" },
    {
      kind: "subject-and-verb",
      after: "are then given to the next choice on each ballot",
      verb: "are",
    },
    { kind: "noun-and-phrase", after: "for the weakest candidate" },
    { kind: "preposition-and-object", after: "each ballot" },
  ],
  verbs: [{ kind: "infinitive", verb: "to hold", base: "hold", beside: "choose" }],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement"],
      words: "Alternatively",
      first:
        "A country that requires its president to win a majority of the votes may choose to hold a second round between the two leading candidates, as France does",
      second: "it may ask voters to rank the candidates, as Ireland does",
      why: "The first statement says that a country may hold a second round of voting between the two leading candidates, and the second says that a country may ask voters to rank the candidates on a single ballot.",
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
