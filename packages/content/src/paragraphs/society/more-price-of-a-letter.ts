import type { Paragraph } from "../paragraph.ts";

export const morePriceOfALetter: Paragraph = {
  id: "more-price-of-a-letter",
  version: 3,
  field: "society",
  source: "Histories of the postal service; encyclopedias",
  text:
    "English reformer Rowland Hill, who wanted to bring correspondence within the reach of the poor, proposed " +
    "in 1837 that the postage on every letter depend on weight rather than distance, be paid by the sender, " +
    "and begin at one penny.",
  coda: "The reformer's bold plan was put into effect in 1840.",
  joints: [
    {
      kind: "items",
      items: [
        "depend on weight rather than distance",
        "be paid by the sender",
        "begin at one penny",
      ],
    },
    { kind: "title-and-name", title: "English reformer", after: "Rowland Hill" },
    {
      kind: "inset",
      after: "who wanted to bring correspondence within the reach of the poor",
      next: "proposed in 1837 that the postage on every letter depend on weight rather than distance, be paid by the sender, and begin at one penny",
      verb: "proposed",
    },
    { kind: "noun-and-phrase", after: "of the poor" },
    { kind: "preposition-and-object", after: "weight rather than distance" },
    { kind: "noun-and-phrase", after: "on every letter" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to bring", base: "bring", beside: "wanted" },
    {
      kind: "finite",
      verb: "proposed",
      base: "propose",
      subject: "English reformer Rowland Hill",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "reformer's bold plan",
      word: "reformer's",
      forms: ["reformer", "reformers", "reformer's", "reformers'"],
      counted: "English reformer",
      role: "owned",
      why: "One reformer, Hill, is named, and the plan was his.",
    },
  ],
};
