import type { Paragraph } from "../paragraph.ts";

export const moreSecondRounds: Paragraph = {
  id: "more-second-rounds",
  field: "society",
  source: "Textbooks of comparative politics; encyclopedias of electoral systems",
  text:
    "A candidate for the presidency of France is required to win a majority of the votes; when nobody does " +
    "so, a second round is held between the leading two. Alternatively, the law may ask voters to rank the " +
    "candidates, as that of Ireland does. The votes for the weakest candidate are then given to the next " +
    "choice on each ballot, making a second round unnecessary.",
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
};
