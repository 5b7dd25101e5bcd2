import type { Paragraph } from "../paragraph.ts";

export const moreLevelOfTheDeadSea: Paragraph = {
  id: "more-level-of-the-dead-sea",
  version: 3,
  field: "geography",
  source: "Encyclopedias of geography; textbooks of hydrology",
  text:
    "The shore of the Dead Sea, which lies more than 430 meters below sea level, is the lowest dry land on " +
    "Earth, and its elevation continues to decrease. Since the 1960s, farms and cities have drawn upon the " +
    "lake's main tributaries. Efforts to slow the decline have not succeeded. In fact, the southern basin " +
    "would now be dry if pumps did not bring water to evaporation ponds.",
  joints: [
    {
      kind: "coordinated",
      after: "its elevation continues to decrease",
      verbs: ["is", "continues"],
    },
    {
      kind: "inset",
      after: "which lies more than 430 meters below sea level",
      next: "is the lowest dry land on Earth",
      verb: "is",
    },
    {
      kind: "turning-clauses",
      after:
        "In fact, the southern basin would now be dry if pumps did not bring water to evaporation ponds",
      verbs: ["have not succeeded", "would now be"],
    },
    { kind: "noun-and-phrase", after: "of the Dead Sea" },
    { kind: "preposition-and-object", after: "evaporation ponds" },
    { kind: "verb-and-complement", after: "the lowest dry land on Earth", verb: "is" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to slow", base: "slow", beside: "Efforts" },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The shore",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "example", "addition", "evaluation"],
      words: "In fact",
      first: "Efforts to slow the decline have not succeeded",
      second:
        "the southern basin would now be dry if pumps did not bring water to evaporation ponds",
      why: "The first statement says that efforts to slow the decline of the Dead Sea have not succeeded, and the second says that the southern basin of the Dead Sea would now be dry without pumps.",
    },
  ],
  nouns: [
    {
      at: "lake's main tributaries",
      word: "lake's",
      forms: ["lake", "lakes", "lake's", "lakes'"],
      counted: "the Dead Sea",
      role: "owned",
      why: "The Dead Sea is one lake, and the tributaries belong to it.",
    },
  ],
};
