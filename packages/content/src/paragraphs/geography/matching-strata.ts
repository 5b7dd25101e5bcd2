import type { Paragraph } from "../paragraph.ts";

export const matchingStrata: Paragraph = {
  id: "matching-strata",
  version: 2,
  field: "geography",
  source: "Histories of geology; biographies of Alexander du Toit",
  text:
    "Alexander du Toit, a South African geologist, wished to determine whether the rock formations of his country " +
    "continue on the other side of the Atlantic. To this end, he traveled through Brazil and Argentina in 1923, " +
    "finding strata and fossils that closely resembled those he had mapped at home. *Our Wandering Continents*, " +
    "the book that he published in 1937, presents the evidence for a former connection.",
  joints: [
    {
      kind: "inset",
      after: "a South African geologist",
      next: "wished to determine whether the rock formations of his country continue on the other side of the Atlantic",
      verb: "wished",
    },
    {
      kind: "inset",
      after: "the book that he published in 1937",
      next: "presents the evidence for a former connection",
      verb: "presents",
    },
    { kind: "noun-and-phrase", after: "of his country" },
    { kind: "noun-and-phrase", after: "for a former connection" },
    { kind: "preposition-and-object", after: "the other side of the Atlantic" },
    {
      kind: "verb-and-complement",
      after: "the evidence for a former connection",
      verb: "presents",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "finding", base: "find", beside: "traveled" },
    {
      kind: "finite",
      verb: "continue",
      base: "continue",
      subject: "the rock formations",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "presents",
      base: "present",
      subject: "*Our Wandering Continents*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To this end",
      first:
        "Alexander du Toit, a South African geologist, wished to determine whether the rock formations of his " +
        "country continue on the other side of the Atlantic",
      second: "he traveled through Brazil and Argentina in 1923",
      why: "The first statement says that du Toit wished to determine whether the rocks of his country continue across the Atlantic, and the second reports that du Toit traveled through Brazil and Argentina in 1923.",
    },
  ],
};
