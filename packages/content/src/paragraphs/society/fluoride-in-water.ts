import type { Paragraph } from "../paragraph.ts";

export const fluorideInWater: Paragraph = {
  id: "fluoride-in-water",
  version: 2,
  field: "society",
  source: "Histories of public health",
  text:
    "In January 1945, Grand Rapids, Michigan, became the first city in the world to add fluoride to its " +
    "drinking water. The teeth of thousands of schoolchildren were examined every year; after a decade, " +
    "those of children born since 1945 had far fewer cavities than those of earlier classes. Likewise, the " +
    "children of Newburgh, New York, whose water was treated from May of that year on, had far fewer " +
    "cavities than their peers in nearby Kingston.",
  joints: [
    { kind: "noun-and-phrase", after: "of thousands of schoolchildren" },
    { kind: "subject-and-verb", after: "were examined every year", verb: "were" },
    {
      kind: "clauses",
      after: "The teeth of thousands of schoolchildren were examined every year",
      verbs: ["became", "were"],
    },
    { kind: "noun-and-phrase", after: "of children born since 1945" },
    {
      kind: "verb-and-complement",
      after: "the first city in the world to add fluoride to its drinking water",
      verb: "became",
    },
    { kind: "preposition-and-object", after: "its drinking water" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The teeth",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "water",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["sequence", "addition"],
      words: "Likewise",
      first:
        "after a decade, those of children born since 1945 had far fewer cavities than those of earlier classes",
      second:
        "the children of Newburgh, New York, whose water was treated from May of that year on, had far fewer cavities than their peers in nearby Kingston",
      why: "The first statement says that children in Grand Rapids had far fewer cavities after fluoride was added to the water, and the second says that children in Newburgh, where the water was treated, had far fewer cavities than their peers in Kingston.",
    },
  ],
  pronouns: [
    { word: "its", at: "its drinking water", antecedent: "the first city" },
    { word: "their", at: "their peers in nearby Kingston", antecedent: "the children" },
  ],
};
