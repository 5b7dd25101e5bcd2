import type { Paragraph } from "../paragraph.ts";

export const libraryBySubscription: Paragraph = {
  id: "library-by-subscription",
  version: 2,
  field: "literature",
  source: "Standard histories of American libraries; biographies of Benjamin Franklin",
  text:
    "The Library Company of Philadelphia, which Benjamin Franklin and his associates established in " +
    "1731, lent books to subscribers who could not have afforded such a collection alone. Unable to buy " +
    "more than a few of the costly imported books by themselves, the founding members contributed forty " +
    "shillings each, and the company ordered its first volumes from London the following year.",
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
  modifiers: [
    {
      opening: "Unable to buy more than a few of the costly imported books by themselves",
      clause:
        "the founding members contributed forty shillings each, and the company ordered its first volumes from London the following year",
      noun: "the founding members",
      kind: "person",
      wrong: [
        {
          clause:
            "forty shillings came from each of the founding members, and the first volumes were ordered from London the following year",
          noun: "forty shillings",
          kind: "thing",
          reason: "The shillings were not unable to buy books alone; the members were.",
        },
        {
          clause:
            "the contribution of each founding member was forty shillings, and the first volumes were ordered from London the following year",
          noun: "the contribution of each founding member",
          kind: "idea",
          reason:
            "The noun after the comma is *contribution*; the member was unable to buy many books.",
        },
        {
          clause:
            "the first volumes were ordered from London the year after the founding members had contributed forty shillings each",
          noun: "the first volumes",
          kind: "work",
          reason: "Volumes are what was bought, not the buyers.",
        },
      ],
    },
  ],
};
