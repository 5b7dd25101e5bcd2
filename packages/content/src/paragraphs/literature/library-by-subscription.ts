import type { Paragraph } from "../paragraph.ts";

export const libraryBySubscription: Paragraph = {
  id: "library-by-subscription",
  field: "literature",
  source: "Standard histories of American libraries; biographies of Benjamin Franklin",
  text:
    "The Library Company of Philadelphia, which Benjamin Franklin and his associates established in 1731, lent " +
    "books to subscribers who could not have afforded such a collection alone. The founding members contributed " +
    "forty shillings each, and the company ordered its first volumes from London the following year.",
  joints: [
    {
      kind: "inset",
      after: "which Benjamin Franklin and his associates established in 1731",
      next: "lent books to subscribers who could not have afforded such a collection alone",
      verb: "lent",
    },
    {
      kind: "coordinated",
      after: "the company ordered its first volumes from London the following year",
      verbs: ["contributed", "ordered"],
    },
    { kind: "verb-and-complement", after: "forty shillings each", verb: "contributed" },
    { kind: "noun-and-phrase", after: "of Philadelphia" },
    {
      kind: "preposition-and-object",
      after: "subscribers who could not have afforded such a collection alone",
    },
    {
      kind: "verb-and-complement",
      after: "books to subscribers who could not have afforded such a collection alone",
      verb: "lent",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "established",
      base: "establish",
      subject: "Benjamin Franklin and his associates",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
