import type { Paragraph } from "../paragraph.ts";

export const weightOfAnOx: Paragraph = {
  id: "weight-of-an-ox",
  version: 3,
  field: "society",
  source: "Histories of statistics; textbooks on forecasting",
  text:
    "Gathered at a livestock fair in the English port of Plymouth in 1906, visitors bought tickets on which " +
    "they guessed how much an ox would weigh after slaughter. Statistician Francis Galton examined the 787 " +
    "legible tickets afterward. Many of the competitors had no experience with cattle; nevertheless, the " +
    "middlemost of the guesses, 1,207 pounds, differed from the weight of the meat by less than 1 percent.",
  joints: [
    {
      kind: "clauses",
      after: "Many of the competitors had no experience with cattle",
      verbs: ["examined", "had"],
    },
    {
      kind: "front",
      after:
        "visitors bought tickets on which they guessed how much an ox would weigh after slaughter",
      verbs: ["bought"],
    },
    { kind: "title-and-name", title: "Statistician", after: "Francis Galton" },
    { kind: "noun-and-phrase", after: "of the competitors" },
    { kind: "subject-and-verb", after: "had no experience with cattle", verb: "had" },
    {
      kind: "turning-clauses",
      after:
        "nevertheless, the middlemost of the guesses, 1,207 pounds, differed from the weight of the meat by less than 1 percent",
      verbs: ["had", "differed"],
    },
    { kind: "preposition-and-object", after: "slaughter" },
    { kind: "verb-and-complement", after: "the 787 legible tickets afterward", verb: "examined" },
  ],
  verbs: [
    { kind: "finite", verb: "had", base: "have", subject: "Many", number: "plural", tense: "past" },
    {
      kind: "finite",
      verb: "examined",
      base: "examine",
      subject: "Statistician Francis Galton",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "nevertheless",
      first: "Many of the competitors had no experience with cattle",
      second:
        "the middlemost of the guesses, 1,207 pounds, differed from the weight of the meat by less than 1 percent",
      why: "The first statement says that many of the competitors had no experience with cattle, but the second says that the middlemost guess differed from the weight of the meat by less than 1 percent.",
    },
  ],
  pronouns: [{ word: "they", at: "they guessed how much", antecedent: "visitors" }],
  modifiers: [
    {
      opening: "Gathered at a livestock fair in the English port of Plymouth in 1906",
      clause:
        "visitors bought tickets on which they guessed how much an ox would weigh after slaughter",
      noun: "visitors",
      kind: "person",
      wrong: [
        {
          clause:
            "the weight of an ox after slaughter was guessed by visitors on tickets that they bought",
          noun: "the weight of an ox",
          kind: "idea",
          reason: "A weight is not gathered at a fair; the visitors were.",
        },
        {
          clause:
            "the price of a ticket gave each visitor one guess of how much an ox would weigh after slaughter",
          noun: "the price of a ticket",
          kind: "idea",
          reason: "A price is not gathered at a fair.",
        },
        {
          clause:
            "an ox was the subject of tickets on which visitors guessed how much it would weigh after slaughter",
          noun: "an ox",
          kind: "living",
          reason: "One ox cannot be gathered; the visitors were.",
        },
      ],
    },
  ],
};
