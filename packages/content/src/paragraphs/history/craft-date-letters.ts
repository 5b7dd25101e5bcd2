import type { Paragraph } from "../paragraph.ts";

export const craftDateLetters: Paragraph = {
  id: "craft-date-letters",
  version: 2,
  field: "history",
  source: "Standard reference works on English silver",
  text:
    "Under a 1300 statute, articles of silver made in England had to meet a fixed standard of purity and bear " +
    "the stamp of a leopard's head. A second stamp, a letter that changes from one year to the next, appeared " +
    "in 1478. Therefore, the year in which a piece of London silver was tested can usually be determined even " +
    "if its maker is unknown.",
  joints: [
    {
      kind: "clauses",
      after: "A second stamp, a letter that changes from one year to the next, appeared in 1478",
      verbs: ["had", "appeared"],
    },
    {
      kind: "inset",
      after: "a letter that changes from one year to the next",
      next: "appeared in 1478",
      verb: "appeared",
    },
    {
      kind: "turning-clauses",
      after:
        "Therefore, the year in which a piece of London silver was tested can usually be determined even if its " +
        "maker is unknown",
      verbs: ["appeared", "can usually be determined"],
    },
    { kind: "noun-and-phrase", after: "of a leopard's head" },
    { kind: "preposition-and-object", after: "a 1300 statute" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "changes",
      base: "change",
      antecedent: "a letter",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "appeared",
      base: "appear",
      subject: "A second stamp",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "Therefore",
      first: "A second stamp, a letter that changes from one year to the next, appeared in 1478",
      second:
        "the year in which a piece of London silver was tested can usually be determined even if its maker is unknown",
      why: "The first statement says that a stamp with a letter that changes each year appeared in 1478, and the second says that the year in which London silver was tested can usually be determined.",
    },
  ],
  pronouns: [{ word: "its", at: "its maker is unknown", antecedent: "a piece" }],
};
