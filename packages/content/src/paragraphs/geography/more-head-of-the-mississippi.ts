import type { Paragraph } from "../paragraph.ts";

export const moreHeadOfTheMississippi: Paragraph = {
  id: "more-head-of-the-mississippi",
  version: 2,
  field: "geography",
  source: "Geographies of North America; encyclopedias",
  text:
    "The length of the Mississippi is usually reckoned from Lake Itasca, in Minnesota, where an expedition " +
    "that sought to find the source of the river ended its search in 1832. Alternatively, one can begin at " +
    "the head of the Missouri, a tributary that is longer than the upper Mississippi. This choice extends " +
    "the total by more than a thousand miles, making the river one of the longest in the world.",
  joints: [
    {
      kind: "outcome",
      after: "making the river one of the longest in the world",
      verbs: ["extends"],
    },
    { kind: "noun-and-phrase", after: "of the Missouri" },
    { kind: "noun-and-phrase", after: "of the river" },
    { kind: "noun-and-phrase", after: "of the Mississippi" },
    { kind: "preposition-and-object", after: "more than a thousand miles" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to find", base: "find", beside: "sought" },
    { kind: "outcome", verb: "making", base: "make", beside: "extends" },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "concession", "replacement"],
      words: "Alternatively",
      first:
        "The length of the Mississippi is usually reckoned from Lake Itasca, in Minnesota, where an expedition that sought to find the source of the river ended its search in 1832",
      second:
        "one can begin at the head of the Missouri, a tributary that is longer than the upper Mississippi",
      why: "The first statement says that the length of the Mississippi is usually reckoned from Lake Itasca, and the second says that the length of the river can be reckoned from the head of the Missouri.",
    },
  ],
};
