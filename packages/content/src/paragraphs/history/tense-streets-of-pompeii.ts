import type { Paragraph } from "../paragraph.ts";

export const tenseStreetsOfPompeii: Paragraph = {
  id: "tense-streets-of-pompeii",
  version: 2,
  field: "history",
  source: "Histories of archaeology; encyclopedia entries on Pompeii",
  text:
    "Since 1748, excavations at Pompeii have uncovered about two-thirds of the Roman town. Early diggers " +
    "sought to enrich royal collections with statues and wall paintings. By contrast, Giuseppe Fiorelli, who " +
    "became the director of the site in 1863, wanted to learn how the inhabitants lived. He divided the town " +
    "into regions and blocks, numbered every doorway, and required workers to clear houses slowly from above.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "By contrast, Giuseppe Fiorelli, who became the director of the site in 1863, wanted to learn how the " +
        "inhabitants lived",
      verbs: ["sought", "wanted"],
    },
    {
      kind: "subject-and-verb",
      after: "have uncovered about two-thirds of the Roman town",
      verb: "have uncovered",
    },
    {
      kind: "items",
      items: [
        "divided the town into regions and blocks",
        "numbered every doorway",
        "required workers to clear houses slowly from above",
      ],
    },
    { kind: "noun-and-phrase", after: "of the Roman town" },
    { kind: "preposition-and-object", after: "statues and wall paintings" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have uncovered",
      base: "uncover",
      subject: "excavations",
      number: "plural",
      tense: "perfect",
      time: "Since 1748",
    },
    {
      kind: "finite",
      verb: "sought",
      base: "seek",
      subject: "Early diggers",
      number: "plural",
      tense: "past",
    },
    { kind: "infinitive", verb: "to enrich", base: "enrich", beside: "sought" },
    { kind: "infinitive", verb: "to learn", base: "learn", beside: "wanted" },
  ],
  turns: [
    {
      relation: "contrast",
      words: "By contrast",
      first: "Early diggers sought to enrich royal collections with statues and wall paintings",
      second:
        "Giuseppe Fiorelli, who became the director of the site in 1863, wanted to learn how the inhabitants lived",
      why: "The first statement says that early diggers at Pompeii sought statues and wall paintings for royal collections, whereas the second says that Fiorelli wanted to learn how the inhabitants of Pompeii lived.",
    },
  ],
};
