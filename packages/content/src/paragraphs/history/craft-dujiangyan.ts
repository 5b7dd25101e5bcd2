import type { Paragraph } from "../paragraph.ts";

export const craftDujiangyan: Paragraph = {
  id: "craft-dujiangyan",
  field: "history",
  source: "Standard histories of hydraulic engineering; encyclopedias of Chinese history",
  text:
    "At Dujiangyan, a site on the Min River in southwestern China, a system of irrigation begun in the third " +
    "century BCE under the governor Li Bing still supplies the Chengdu Plain without a high dam. It has three " +
    "principal parts: the Fish Mouth, a levee that divides the river; the Flying Sand Weir, a spillway that " +
    "returns surplus water; and the Bottleneck, a channel that opens onto the plain.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["the Fish Mouth", "a levee that divides the river"],
        ["the Flying Sand Weir", "a spillway that returns surplus water"],
        ["the Bottleneck", "a channel that opens onto the plain"],
      ],
    },
    { kind: "title-and-name", after: "Li Bing" },
    {
      kind: "noun-and-phrase",
      after: "of irrigation begun in the third century BCE under the governor Li Bing",
    },
    { kind: "preposition-and-object", after: "a high dam" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "supplies",
      base: "supply",
      subject: "a system",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "divides",
      base: "divide",
      antecedent: "a levee",
      number: "singular",
    },
    {
      kind: "relative",
      verb: "returns",
      base: "return",
      antecedent: "a spillway",
      number: "singular",
    },
  ],
  turns: [],
};
