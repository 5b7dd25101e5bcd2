import type { Paragraph } from "../paragraph.ts";

export const austenTitlePages: Paragraph = {
  id: "austen-title-pages",
  version: 3,
  field: "literature",
  source: "Biographies of Jane Austen; standard histories of the English novel",
  text:
    "The four novels that Jane Austen published during her lifetime were issued without her name: the first " +
    "was attributed to a lady, and each of the others to the author of the earlier books. In December 1817, a " +
    "biographical notice by one of her brothers, clergyman Henry Austen, identified the late author to the " +
    "public, ending the novelist's six years of anonymity.",
  joints: [
    {
      kind: "essential",
      after: "that Jane Austen published during her lifetime",
      next: "were issued without her name",
      verb: "were issued",
    },
    {
      kind: "explanation",
      after: "the first was attributed to a lady",
      verbs: ["were issued", "was attributed"],
    },
    {
      kind: "inset",
      after: "clergyman Henry Austen",
      next: "identified the late author to the public",
      verb: "identified",
      front: "In December 1817",
    },
    { kind: "noun-and-phrase", after: "by one of her brothers" },
    { kind: "preposition-and-object", after: "her name" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "identified",
      base: "identify",
      subject: "a biographical notice",
      number: "singular",
      tense: "past",
      time: "In December 1817",
    },
    { kind: "outcome", verb: "ending", base: "end", beside: "identified" },
  ],
  turns: [],
  nouns: [
    {
      at: "novelist's six years",
      word: "novelist's",
      forms: ["novelist", "novelists", "novelist's", "novelists'"],
      counted: "the late author",
      role: "owned",
      why: "One novelist, the late author, is meant, and the six years were hers.",
    },
  ],
};
