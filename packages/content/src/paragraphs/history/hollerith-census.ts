import type { Paragraph } from "../paragraph.ts";

export const hollerithCensus: Paragraph = {
  id: "hollerith-census",
  version: 2,
  field: "history",
  source: "Histories of the United States census; histories of computing",
  text:
    "The tabulation of returns from the United States census of 1880 was done by hand and took most of the " +
    "decade. As a result, the Census Office rented electric machines for the 1890 count from their inventor, " +
    "engineer Herman Hollerith; clerks recorded each answer as a hole in a card, and a counter advanced " +
    "wherever a pin passed through.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "was done by hand and took most of the decade",
      verb: "was done",
    },
    { kind: "second-verb", after: "took most of the decade", verbs: ["was done", "took"] },
    {
      kind: "turning-clauses",
      after:
        "As a result, the Census Office rented electric machines for the 1890 count from their inventor, engineer " +
        "Herman Hollerith",
      verbs: ["took", "rented"],
    },
    { kind: "title-and-name", title: "engineer", after: "Herman Hollerith" },
    { kind: "noun-and-phrase", after: "of returns from the United States census of 1880" },
    { kind: "preposition-and-object", after: "a card" },
    { kind: "noun-and-phrase", after: "from the United States census of 1880" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was done",
      base: "do",
      subject: "The tabulation",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "rented",
      base: "rent",
      subject: "the Census Office",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "recorded",
      base: "record",
      subject: "clerks",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["contrast", "sequence", "purpose"],
      words: "As a result",
      first:
        "The tabulation of returns from the United States census of 1880 was done by hand and took most of the decade",
      second:
        "the Census Office rented electric machines for the 1890 count from their inventor, engineer Herman " +
        "Hollerith",
      why: "The first statement says that the tabulation of the 1880 census by hand took most of the decade, and the second reports that the Census Office rented electric machines for the 1890 count.",
    },
  ],
  pronouns: [{ word: "their", at: "their inventor, engineer", antecedent: "electric machines" }],
};
