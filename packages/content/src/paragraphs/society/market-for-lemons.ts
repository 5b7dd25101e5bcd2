import type { Paragraph } from "../paragraph.ts";

export const marketForLemons: Paragraph = {
  id: "market-for-lemons",
  version: 2,
  field: "society",
  source: "Encyclopedias of economics",
  text:
    "A seller of used cars knows more about their defects than a buyer does, so the buyer offers an average " +
    "price and the owners of sound cars withdraw from the market. Economist George Akerlof set out this " +
    "problem in a 1970 article. Three journals had declined the manuscript. Nevertheless, the article became " +
    "one of the most cited in economics and contributed to his Nobel Prize in 2001.",
  joints: [
    {
      kind: "clauses",
      after: "Three journals had declined the manuscript",
      verbs: ["set", "had declined"],
    },
    {
      kind: "subject-and-verb",
      after: "knows more about their defects than a buyer does",
      verb: "knows",
    },
    {
      kind: "turning-clauses",
      after:
        "Nevertheless, the article became one of the most cited in economics and contributed to his Nobel Prize " +
        "in 2001",
      verbs: ["had declined", "became"],
    },
    {
      kind: "second-verb",
      after: "contributed to his Nobel Prize in 2001",
      verbs: ["became", "contributed"],
    },
    { kind: "noun-and-phrase", after: "of sound cars" },
    { kind: "preposition-and-object", after: "the market" },
    { kind: "verb-and-complement", after: "the manuscript", verb: "had declined" },
    { kind: "title-and-name", title: "Economist", after: "George Akerlof" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "knows",
      base: "know",
      subject: "A seller",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "had declined",
      base: "decline",
      subject: "Three journals",
      number: "plural",
      tense: "past-perfect",
    },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "the article",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "Nevertheless",
      first: "Three journals had declined the manuscript",
      second:
        "the article became one of the most cited in economics and contributed to his Nobel Prize in 2001",
      why: "The first statement says that three journals had declined the manuscript of Akerlof's article, but the second reports that Akerlof's article became one of the most cited in economics.",
    },
  ],
  pronouns: [{ word: "their", at: "their defects than", antecedent: "used cars" }],
};
