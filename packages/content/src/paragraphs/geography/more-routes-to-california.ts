import type { Paragraph } from "../paragraph.ts";

export const moreRoutesToCalifornia: Paragraph = {
  id: "more-routes-to-california",
  version: 2,
  field: "geography",
  source: "Histories of the California gold rush; encyclopedias of American history",
  text:
    "In 1849, a passenger who wanted to travel by ship from New York to San Francisco could sail around Cape " +
    "Horn, a voyage of some five months. Alternatively, one could take a steamer to Panama, cross the " +
    "isthmus by canoe and mule, and wait on the Pacific side for another vessel. The second route was " +
    "shorter but exposed travelers to malaria.",
  joints: [
    {
      kind: "items",
      items: [
        "take a steamer to Panama",
        "cross the isthmus by canoe and mule",
        "wait on the Pacific side for another vessel",
      ],
    },
    { kind: "noun-and-phrase", after: "of some five months" },
    { kind: "preposition-and-object", after: "malaria" },
    { kind: "verb-and-complement", after: "travelers to malaria", verb: "exposed" },
    {
      kind: "subject-and-verb",
      after: "was shorter but exposed travelers to malaria",
      verb: "was",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to travel", base: "travel", beside: "wanted" },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The second route",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement"],
      words: "Alternatively",
      first:
        "a passenger who wanted to travel by ship from New York to San Francisco could sail around Cape Horn, a voyage of some five months",
      second:
        "one could take a steamer to Panama, cross the isthmus by canoe and mule, and wait on the Pacific side for another vessel",
      why: "The first statement says that a passenger from New York to San Francisco could sail around Cape Horn, and the second says that a passenger could take a steamer to Panama and cross the isthmus by canoe and mule.",
    },
  ],
};
