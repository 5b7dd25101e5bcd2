import type { Paragraph } from "../paragraph.ts";

export const suffragePetition: Paragraph = {
  id: "suffrage-petition",
  field: "society",
  source: "Histories of New Zealand; histories of women's suffrage",
  text:
    "The petition for women's suffrage that Kate Sheppard and her allies submitted to the parliament of New " +
    "Zealand in 1893 bore the signatures of nearly thirty-two thousand women; later that year, New Zealand " +
    "became the first self-governing country in which women could vote in national elections.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "bore the signatures of nearly thirty-two thousand women",
      verb: "bore",
    },
    {
      kind: "essential",
      after: "that Kate Sheppard and her allies submitted to the parliament of New Zealand in 1893",
      then: "bore the signatures of nearly thirty-two thousand women",
      verb: "bore",
    },
    { kind: "noun-and-phrase", after: "of New Zealand in 1893" },
    { kind: "noun-and-phrase", after: "of nearly thirty-two thousand women" },
    { kind: "noun-and-phrase", after: "for women's suffrage" },
    {
      kind: "verb-and-complement",
      after: "the signatures of nearly thirty-two thousand women",
      verb: "bore",
    },
    { kind: "preposition-and-object", after: "national elections" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bore",
      base: "bear",
      subject: "The petition",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "became",
      base: "become",
      subject: "New Zealand",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
