import type { Paragraph } from "../paragraph.ts";

export const pillowBookLists: Paragraph = {
  id: "pillow-book-lists",
  version: 2,
  field: "history",
  source: "Histories of Heian Japan; editions of The Pillow Book",
  text:
    "Lists of things that please or annoy the author are among the best-known passages of *The Pillow Book*, " +
    "which Sei Shonagon, a lady-in-waiting to the empress of Japan, completed shortly after 1000. Festivals, " +
    "letters, and clothing are described in detail; for generations, historians of the Heian court have relied on " +
    "the work as a source of information about daily life.",
  joints: [
    {
      kind: "essential",
      after: "that please or annoy the author",
      next: "are among the best-known passages of *The Pillow Book*",
      verb: "are",
    },
    {
      kind: "clauses",
      after:
        "for generations, historians of the Heian court have relied on the work as a source of information about daily life",
      verbs: ["are described", "have relied"],
    },
    { kind: "items", items: ["Festivals", "letters", "clothing"] },
    { kind: "noun-and-phrase", after: "of *The Pillow Book*" },
    { kind: "noun-and-phrase", after: "of the Heian court" },
    { kind: "preposition-and-object", after: "daily life" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Lists",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "have relied",
      base: "rely",
      subject: "historians",
      number: "plural",
      tense: "perfect",
    },
  ],
  turns: [],
};
