import type { Paragraph } from "../paragraph.ts";

export const shigeruBanPaper: Paragraph = {
  id: "shigeru-ban-paper",
  version: 2,
  field: "arts",
  source: "Standard histories of contemporary architecture; encyclopedia entries on Shigeru Ban",
  text:
    "Since the mid-1990s, Japanese architect Shigeru Ban has designed emergency shelters with frames of " +
    "recycled paper tubes. The tubes are light and inexpensive; in addition, they can be made in almost any " +
    "country, sparing relief agencies the cost of transporting building materials over long distances.",
  joints: [
    { kind: "title-and-name", title: "Japanese architect", after: "Shigeru Ban" },
    {
      kind: "turning-clauses",
      after: "in addition, they can be made in almost any country",
      verbs: ["are", "can be made"],
    },
    { kind: "preposition-and-object", after: "recycled paper tubes" },
    { kind: "noun-and-phrase", after: "of transporting building materials over long distances" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has designed",
      base: "design",
      subject: "Japanese architect Shigeru Ban",
      number: "singular",
      tense: "perfect",
      time: "Since the mid-1990s",
    },
    { kind: "outcome", verb: "sparing", base: "spare", beside: "can be made" },
    { kind: "preposition", verb: "transporting", base: "transport", beside: "can be made" },
  ],
  turns: [
    {
      relation: "addition",
      also: ["cause", "emphasis"],
      words: "in addition",
      first: "The tubes are light and inexpensive",
      second: "they can be made in almost any country",
      why: "The first statement says that the paper tubes of the shelters are light and inexpensive, and the second says that the paper tubes of the shelters can be made in almost any country.",
    },
  ],
  pronouns: [{ word: "they", at: "they can be made", antecedent: "The tubes" }],
};
