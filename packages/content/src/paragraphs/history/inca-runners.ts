import type { Paragraph } from "../paragraph.ts";

export const incaRunners: Paragraph = {
  id: "inca-runners",
  version: 3,
  field: "history",
  source: "Histories of the Inca Empire; encyclopedias of the Andes",
  text:
    "The road network of the Inca Empire extended for some 25,000 miles, and relay runners called chasquis " +
    "carried messages along it from one post to the next, covering as much as 150 miles in a day.",
  coda: "The runners' spoken messages were often accompanied by knotted cords.",
  joints: [
    {
      kind: "coordinated",
      after: "relay runners called chasquis carried messages along it from one post to the next",
      verbs: ["extended", "carried"],
    },
    { kind: "outcome", after: "covering as much as 150 miles in a day", verbs: ["carried"] },
    { kind: "subject-and-verb", after: "extended for some 25,000 miles", verb: "extended" },
    { kind: "noun-and-phrase", after: "of the Inca Empire" },
    { kind: "preposition-and-object", after: "the next" },
    { kind: "verb-and-complement", after: "for some 25,000 miles", verb: "extended" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "extended",
      base: "extend",
      subject: "The road network",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "carried",
      base: "carry",
      subject: "relay runners",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "covering", base: "cover", beside: "carried" },
  ],
  turns: [],
  nouns: [
    {
      at: "runners' spoken messages",
      word: "runners'",
      forms: ["runner", "runners", "runner's", "runners'"],
      counted: "relay runners",
      role: "owned",
      why: "Runners are spoken of in the plural, and the messages were theirs.",
    },
  ],
};
