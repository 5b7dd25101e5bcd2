import type { Paragraph } from "../paragraph.ts";

export const tenseSoldiersOfClay: Paragraph = {
  id: "tense-soldiers-of-clay",
  version: 2,
  field: "history",
  source:
    "Histories of Chinese art and archaeology; encyclopedia entries on the tomb of Qin Shi Huang",
  text:
    "In 1974, farmers digging a well in the Chinese province of Shaanxi struck fragments of life-size " +
    "figures made of clay. Since their discovery, the pits east of the tomb of China's first emperor have " +
    "yielded about two thousand soldiers, buried there to protect him after death. Workers of the third " +
    "century BCE pressed hands and heads in molds; the faces, however, were modeled further by hand, giving " +
    "each soldier features of his own.",
  joints: [
    {
      kind: "turning-clauses",
      after: "the faces, however, were modeled further by hand",
      verbs: ["pressed", "were modeled"],
    },
    { kind: "verb-and-complement", after: "about two thousand soldiers", verb: "have yielded" },
    {
      kind: "subject-and-verb",
      after: "have yielded about two thousand soldiers",
      verb: "have yielded",
    },
    { kind: "noun-and-phrase", after: "of life-size figures made of clay" },
    { kind: "preposition-and-object", after: "clay" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have yielded",
      base: "yield",
      subject: "the pits",
      number: "plural",
      tense: "perfect",
      time: "Since their discovery",
    },
    {
      kind: "finite",
      verb: "struck",
      base: "strike",
      subject: "farmers",
      number: "plural",
      tense: "past",
      time: "In 1974",
    },
    { kind: "outcome", verb: "giving", base: "give", beside: "were modeled" },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "sequence"],
      words: "however",
      first: "Workers of the third century BCE pressed hands and heads in molds",
      second: "the faces were modeled further by hand, giving each soldier features of his own",
      why: "The first statement says that workers pressed the hands and heads of the clay soldiers in molds, but the second says that the faces of the clay soldiers were modeled by hand with individual features.",
    },
  ],
};
