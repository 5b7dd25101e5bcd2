import type { Paragraph } from "../paragraph.ts";

export const aspenClone: Paragraph = {
  id: "aspen-clone",
  version: 3,
  field: "science",
  source: "Textbooks on forest ecology; reference works on trees of North America",
  text:
    "A quaking aspen may begin as a seed that the wind has carried from another tree. Alternatively, it may " +
    "arise as a shoot from the roots of an older stem. Growing in the second of these ways, a single plant in " +
    "central Utah has spread over about 106 acres, producing some 47,000 genetically identical trunks.",
  joints: [
    {
      kind: "outcome",
      after: "producing some 47,000 genetically identical trunks",
      verbs: ["has spread"],
    },
    {
      kind: "subject-and-verb",
      after: "may begin as a seed that the wind has carried from another tree",
      verb: "may begin",
    },
    { kind: "noun-and-phrase", after: "of an older stem" },
    { kind: "preposition-and-object", after: "the roots of an older stem" },
    {
      kind: "front",
      after: "a single plant in central Utah has spread over about 106 acres",
      verbs: ["has spread"],
    },
  ],
  verbs: [{ kind: "outcome", verb: "producing", base: "produce", beside: "has spread" }],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first: "A quaking aspen may begin as a seed that the wind has carried from another tree",
      second: "it may arise as a shoot from the roots of an older stem",
      why: "The first statement says that a quaking aspen may begin as a seed carried by the wind, and the second says that a quaking aspen may arise as a shoot from the roots of an older stem.",
    },
  ],
  pronouns: [{ word: "it", at: "it may arise as", antecedent: "A quaking aspen" }],
  modifiers: [
    {
      opening: "Growing in the second of these ways",
      clause:
        "a single plant in central Utah has spread over about 106 acres, producing some 47,000 genetically identical trunks",
      noun: "a single plant in central Utah",
      kind: "living",
      wrong: [
        {
          clause:
            "central Utah is home to a single plant that covers about 106 acres and has some 47,000 genetically identical trunks",
          noun: "central Utah",
          kind: "place",
          reason: "A region does not grow from shoots; the plant does.",
        },
        {
          clause:
            "about 106 acres of central Utah are covered by a single plant with some 47,000 genetically identical trunks",
          noun: "about 106 acres",
          kind: "place",
          reason: "An area of land does not grow from shoots; the plant does.",
        },
        {
          clause:
            "there is a plant in central Utah that has produced some 47,000 genetically identical trunks on about 106 acres",
          noun: "there",
          kind: "none",
          reason: "*There* names no plant that could be growing.",
        },
      ],
    },
  ],
};
