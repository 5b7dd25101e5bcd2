import type { Paragraph } from "../paragraph.ts";

export const tenseCopiedCave: Paragraph = {
  id: "tense-copied-cave",
  version: 2,
  field: "arts",
  source: "Histories of prehistoric art; encyclopedia entries on Lascaux",
  text:
    "The French government closed the cave of Lascaux in 1963 because the breath of visitors was damaging its " +
    "paintings, which are some seventeen thousand years old. Since 1983, tourists at Lascaux have entered a " +
    "replica in the hillside nearby, where painter Monique Peytral copied the animals on a concrete shell. " +
    "She used natural pigments, matching the colors of the originals.",
  joints: [
    { kind: "outcome", after: "matching the colors of the originals", verbs: ["used"] },
    { kind: "title-and-name", title: "painter", after: "Monique Peytral" },
    {
      kind: "verb-and-complement",
      after: "a replica in the hillside nearby",
      verb: "have entered",
    },
    { kind: "subject-and-verb", after: "closed the cave of Lascaux in 1963", verb: "closed" },
    { kind: "noun-and-phrase", after: "of the originals" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have entered",
      base: "enter",
      subject: "tourists",
      number: "plural",
      tense: "perfect",
      time: "Since 1983",
    },
    {
      kind: "finite",
      verb: "closed",
      base: "close",
      subject: "The French government",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "matching", base: "match", beside: "used" },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its paintings", antecedent: "the cave of Lascaux" }],
};
