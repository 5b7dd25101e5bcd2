import type { Paragraph } from "../paragraph.ts";

export const papermakingWestward: Paragraph = {
  id: "papermaking-westward",
  version: 2,
  field: "history",
  source: "Histories of paper; histories of technology",
  text:
    "Papermaking, which had developed in China by the second century, was practiced in Samarkand by the end " +
    "of the eighth. Subsequently, the craft was carried westward through the cities of the Islamic world; " +
    "mills for the production of paper were in operation in Spain by the twelfth century.",
  joints: [
    {
      kind: "inset",
      after: "which had developed in China by the second century",
      next: "was practiced in Samarkand by the end of the eighth",
      verb: "was practiced",
    },
    {
      kind: "turning-clauses",
      after: "Subsequently, the craft was carried westward through the cities of the Islamic world",
      verbs: ["was practiced", "was carried"],
    },
    {
      kind: "subject-and-verb",
      after: "were in operation in Spain by the twelfth century",
      verb: "were",
    },
    { kind: "noun-and-phrase", after: "for the production of paper" },
    { kind: "noun-and-phrase", after: "of the Islamic world" },
    { kind: "noun-and-phrase", after: "of paper" },
    { kind: "preposition-and-object", after: "operation in Spain" },
  ],
  verbs: [
    { kind: "finite", verb: "were", base: "be", subject: "mills", number: "plural", tense: "past" },
    {
      kind: "finite",
      verb: "was carried",
      base: "carry",
      subject: "the craft",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause", "addition"],
      words: "Subsequently",
      first:
        "Papermaking, which had developed in China by the second century, was practiced in Samarkand by the end of the eighth",
      second: "the craft was carried westward through the cities of the Islamic world",
      why: "The first statement says that papermaking was practiced in Samarkand by the end of the eighth century, and the second says that papermaking was carried westward through the cities of the Islamic world.",
    },
  ],
};
