import type { Paragraph } from "../paragraph.ts";

export const safetyBicycle: Paragraph = {
  id: "safety-bicycle",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of technology; histories of the bicycle",
  text:
    "By the 1890s, the high-wheeled bicycle had given way to a machine with a frame of steel tubes, a chain " +
    "that drove the rear wheel, and tires filled with air. Its two wheels were the same size, and its rider " +
    "sat low enough to touch the ground. In short, it differed little from the bicycle of today.",
  joints: [
    {
      kind: "items",
      items: [
        "a frame of steel tubes",
        "a chain that drove the rear wheel",
        "tires filled with air",
      ],
    },
    { kind: "noun-and-phrase", after: "of steel tubes" },
    { kind: "noun-and-phrase", after: "of today" },
    {
      kind: "coordinated",
      after: "its rider sat low enough to touch the ground",
      verbs: ["were", "sat"],
    },
    {
      kind: "lead-and-series",
      after: "a frame of steel tubes, a chain that drove the rear wheel, and tires filled with air",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to touch", base: "touch", beside: "enough" },
    {
      kind: "finite",
      verb: "had given",
      base: "give",
      subject: "the high-wheeled bicycle",
      number: "singular",
      tense: "past-perfect",
      time: "By the 1890s",
    },
    { kind: "relative", verb: "drove", base: "drive", antecedent: "a chain", number: "singular" },
    {
      kind: "finite",
      verb: "differed",
      base: "differ",
      subject: "it",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first: "Its two wheels were the same size, and its rider sat low enough to touch the ground",
      second: "it differed little from the bicycle of today",
      why: "The first statement says that the machine had two equal wheels and a rider close to the ground, and the second says that the machine differed little from the bicycle of today.",
    },
  ],
  pronouns: [
    { word: "its", at: "its rider sat low", antecedent: "a machine" },
    { word: "it", at: "it differed little from", antecedent: "a machine" },
  ],
};
