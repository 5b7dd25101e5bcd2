import type { Paragraph } from "../paragraph.ts";

export const bookletsOnCords: Paragraph = {
  id: "booklets-on-cords",
  version: 3,
  field: "literature",
  source: "Standard histories of Brazilian literature; studies of popular prints",
  text:
    "*Literatura de cordel*, the popular verse of northeastern Brazil, takes its name from the cords on which " +
    "sellers display the booklets; the covers of these works, many of them printed from woodblocks, show " +
    "scenes from the stories inside.",
  coda: "At fairs, the sellers' public readings of these stories attract buyers.",
  joints: [
    {
      kind: "inset",
      after: "the popular verse of northeastern Brazil",
      next: "takes its name from the cords on which sellers display the booklets",
      verb: "takes",
    },
    {
      kind: "clauses",
      after:
        "the covers of these works, many of them printed from woodblocks, show scenes from the stories inside",
      verbs: ["takes", "show"],
    },
    { kind: "noun-and-phrase", after: "of these works" },
    {
      kind: "verb-and-complement",
      after: "its name from the cords on which sellers display the booklets",
      verb: "takes",
    },
    { kind: "noun-and-phrase", after: "of northeastern Brazil" },
    { kind: "preposition-and-object", after: "the stories inside" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "takes",
      base: "take",
      subject: "*Literatura de cordel*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "show",
      base: "show",
      subject: "the covers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "display",
      base: "display",
      subject: "sellers",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its name from the cords", antecedent: "Literatura de cordel" }],
  nouns: [
    {
      at: "sellers' public readings",
      word: "sellers'",
      forms: ["seller", "sellers", "seller's", "sellers'"],
      counted: "display",
      role: "owned",
      why: "The first sentence speaks of several sellers, and the readings are theirs.",
    },
  ],
};
