import type { Paragraph } from "../paragraph.ts";

export const craftDujiangyan: Paragraph = {
  id: "craft-dujiangyan",
  version: 3,
  field: "history",
  source: "Standard histories of hydraulic engineering; encyclopedias of Chinese history",
  text:
    "Laid out in the third century BCE at Dujiangyan, a site on the Min River in southwestern China, a " +
    "system of irrigation designed under governor Li Bing still supplies the Chengdu Plain without a high " +
    "dam. It has three principal parts: the Fish Mouth, a levee that divides the river; the Flying Sand " +
    "Weir, a spillway that returns surplus water; and the Bottleneck, a channel that opens onto the " +
    "plain.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["the Fish Mouth", "a levee that divides the river"],
        ["the Flying Sand Weir", "a spillway that returns surplus water"],
        ["the Bottleneck", "a channel that opens onto the plain"],
      ],
    },
    { kind: "title-and-name", title: "governor", after: "Li Bing" },
    { kind: "noun-and-phrase", after: "of irrigation designed under governor Li Bing" },
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
  modifiers: [
    {
      opening:
        "Laid out in the third century BCE at Dujiangyan, a site on the Min River in southwestern China",
      clause:
        "a system of irrigation designed under governor Li Bing still supplies the Chengdu Plain without a high dam",
      noun: "a system of irrigation",
      kind: "building",
      wrong: [
        {
          clause:
            "governor Li Bing oversaw the design of a system of irrigation that still supplies the Chengdu Plain without a high dam",
          noun: "governor Li Bing",
          kind: "person",
          reason: "The governor was not laid out on the river; the system was.",
        },
        {
          clause:
            "the Chengdu Plain is still supplied without a high dam by a system of irrigation designed under governor Li Bing",
          noun: "the Chengdu Plain",
          kind: "place",
          reason: "The plain receives the water; it is not what was laid out at Dujiangyan.",
        },
        {
          clause:
            "it was governor Li Bing who oversaw the design of a system of irrigation that still supplies the Chengdu Plain",
          noun: "it",
          kind: "none",
          reason: "*It* is an empty subject, so nothing is left that was laid out at Dujiangyan.",
        },
      ],
    },
  ],
};
