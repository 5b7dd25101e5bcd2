import type { Paragraph } from "../paragraph.ts";

export const boserupOnFarming: Paragraph = {
  id: "boserup-on-farming",
  version: 2,
  field: "society",
  source: "Encyclopedias of economics; textbooks of human geography",
  text:
    "The size of a population, English economist Thomas Malthus had argued, is limited by the supply of food. " +
    "In *The Conditions of Agricultural Growth* (1965), Danish economist Ester Boserup reversed the direction " +
    "of the argument. As a population grows, she wrote, farmers shorten the fallow, weed more often, and " +
    "adopt the plow. In other words, methods of farming respond to the number of people to be fed.",
  joints: [
    {
      kind: "clauses",
      after:
        "In *The Conditions of Agricultural Growth* (1965), Danish economist Ester Boserup reversed the direction " +
        "of the argument",
      verbs: ["is", "reversed"],
    },
    {
      kind: "inset",
      after: "English economist Thomas Malthus had argued",
      next: "is limited by the supply of food",
      verb: "is",
    },
    {
      kind: "front",
      after: "Danish economist Ester Boserup reversed the direction of the argument",
      verbs: ["reversed"],
    },
    { kind: "title-and-name", title: "Danish economist", after: "Ester Boserup" },
    { kind: "items", items: ["shorten the fallow", "weed more often", "adopt the plow"] },
    { kind: "noun-and-phrase", after: "of the argument" },
    { kind: "preposition-and-object", after: "the supply of food" },
    { kind: "noun-and-phrase", after: "of people to be fed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "respond",
      base: "respond",
      subject: "methods",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "reversed",
      base: "reverse",
      subject: "Danish economist Ester Boserup",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "summary"],
      words: "In other words",
      first:
        "As a population grows, she wrote, farmers shorten the fallow, weed more often, and adopt the plow",
      second: "methods of farming respond to the number of people to be fed",
      why: "The first statement says that farmers shorten the fallow, weed more often, and adopt the plow as a population grows, and the second says that methods of farming respond to the number of people to be fed.",
    },
  ],
};
