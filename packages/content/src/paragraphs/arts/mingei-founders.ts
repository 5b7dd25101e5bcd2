import type { Paragraph } from "../paragraph.ts";

export const mingeiFounders: Paragraph = {
  id: "mingei-founders",
  version: 3,
  field: "arts",
  source: "Standard histories of Japanese craft; encyclopedia entries on *mingei*",
  text:
    "The Japanese term *mingei*, which refers to the arts of ordinary people, was coined in 1925 by three " +
    "friends: Yanagi Sōetsu, a philosopher; Hamada Shōji, a potter who had worked in England; and Kawai " +
    "Kanjirō, a potter known for his study of glazes.",
  coda: "The friends' shared conviction was that everyday objects could be as beautiful as works of fine art.",
  joints: [
    {
      kind: "inset",
      after: "which refers to the arts of ordinary people",
      next: "was coined in 1925 by three friends",
      verb: "was coined",
    },
    {
      kind: "glossed",
      items: [
        ["Yanagi Sōetsu", "a philosopher"],
        ["Hamada Shōji", "a potter who had worked in England"],
        ["Kawai Kanjirō", "a potter known for his study of glazes"],
      ],
    },
    { kind: "noun-and-phrase", after: "of ordinary people" },
    { kind: "preposition-and-object", after: "ordinary people" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was coined",
      base: "coin",
      subject: "The Japanese term *mingei*",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "friends' shared conviction",
      word: "friends'",
      forms: ["friend", "friends", "friend's", "friends'"],
      counted: "three friends",
      role: "owned",
      why: "The sentence before names three friends, and the conviction was theirs.",
    },
  ],
};
