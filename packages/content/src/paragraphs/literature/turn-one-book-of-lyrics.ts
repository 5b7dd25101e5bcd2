import type { Paragraph } from "../paragraph.ts";

export const turnOneBookOfLyrics: Paragraph = {
  id: "turn-one-book-of-lyrics",
  version: 2,
  field: "literature",
  source: "Histories of Chinese literature; biographical dictionaries",
  text:
    "Li Qingzhao, a poet of the Song dynasty, gathered with her husband a large collection of books, " +
    "paintings, and rubbings of ancient inscriptions. When armies from the north invaded in the 1120s, the " +
    "couple had to flee. Regrettably, most of the collection was burned, stolen, or sold during the years of " +
    "flight. Her own lyrics fared little better; in fact, fewer than one hundred are preserved.",
  joints: [
    {
      kind: "inset",
      after: "a poet of the Song dynasty",
      next: "gathered with her husband a large collection of books",
      verb: "gathered",
    },
    { kind: "dependent-first", after: "the couple had to flee", verbs: ["invaded", "had"] },
    { kind: "items", items: ["books", "paintings", "rubbings of ancient inscriptions"] },
    { kind: "noun-and-phrase", after: "of the Song dynasty" },
    { kind: "noun-and-phrase", after: "of ancient inscriptions" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "gathered",
      base: "gather",
      subject: "Li Qingzhao",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "invaded",
      base: "invade",
      subject: "armies",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["cause", "addition", "sequence"],
      words: "Regrettably",
      first: "When armies from the north invaded in the 1120s, the couple had to flee",
      second: "most of the collection was burned, stolen, or sold during the years of flight",
      why: "The first statement says that armies from the north forced Li Qingzhao and her husband to flee, and the second reports the loss of most of Li Qingzhao's collection by fire, theft, and sale.",
    },
    {
      relation: "emphasis",
      also: ["example"],
      words: "in fact",
      first: "Her own lyrics fared little better",
      second: "fewer than one hundred are preserved",
      why: "The first statement says that the lyrics of Li Qingzhao fared little better than her collection, and the second says that fewer than one hundred lyrics by Li Qingzhao are preserved.",
    },
  ],
};
