import type { Paragraph } from "../paragraph.ts";

export const moreDividendAtRochdale: Paragraph = {
  id: "more-dividend-at-rochdale",
  version: 2,
  field: "society",
  source: "Histories of cooperatives; encyclopedias of economics",
  text:
    "The cooperative store that weavers and other workers opened at Rochdale, England, in 1844 returned its " +
    "surplus to the members in proportion to what each had bought. A member could choose to collect the " +
    "dividend in cash. Alternatively, the sum could be left with the store as an additional share, on which " +
    "interest was paid. Every member had one vote, and no one could buy a second.",
  joints: [
    { kind: "verb-and-complement", after: "one vote", verb: "had" },
    { kind: "coordinated", after: "no one could buy a second", verbs: ["had", "could buy"] },
    {
      kind: "subject-and-verb",
      after: "returned its surplus to the members in proportion to what each had bought",
      verb: "returned",
    },
    { kind: "noun-and-phrase", after: "in proportion to what each had bought" },
    { kind: "preposition-and-object", after: "an additional share" },
    {
      kind: "verb-and-complement",
      after: "its surplus to the members in proportion to what each had bought",
      verb: "returned",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to collect", base: "collect", beside: "choose" },
    {
      kind: "finite",
      verb: "returned",
      base: "return",
      subject: "The cooperative store",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first: "A member could choose to collect the dividend in cash",
      second:
        "the sum could be left with the store as an additional share, on which interest was paid",
      why: "The first statement says that a member of the store could choose to collect the dividend in cash, and the second says that the dividend could be left with the store as a share that earned interest.",
    },
  ],
};
