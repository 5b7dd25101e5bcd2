import type { Paragraph } from "../paragraph.ts";

export const tenseReturningForests: Paragraph = {
  id: "tense-returning-forests",
  version: 2,
  field: "geography",
  source: "Textbooks on human geography; studies of land use in the Caribbean",
  text:
    "In the 1940s, forests covered less than a tenth of Puerto Rico, where farmers grew sugarcane, coffee, " +
    "and tobacco on much of the land. Since 1950, forests spreading over abandoned farmland have reclaimed " +
    "roughly half of the island. The cause was not a program of planting. Rather, rural families moved to " +
    "towns in order to work in factories, leaving their farms to the trees.",
  joints: [
    { kind: "items", items: ["sugarcane", "coffee", "tobacco"] },
    {
      kind: "turning-clauses",
      after: "Rather, rural families moved to towns in order to work in factories",
      verbs: ["was not", "moved"],
    },
    { kind: "outcome", after: "leaving their farms to the trees", verbs: ["moved"] },
    {
      kind: "subject-and-verb",
      after: "have reclaimed roughly half of the island",
      verb: "have reclaimed",
    },
    { kind: "noun-and-phrase", after: "of planting" },
    { kind: "preposition-and-object", after: "factories" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have reclaimed",
      base: "reclaim",
      subject: "forests",
      number: "plural",
      tense: "perfect",
      time: "Since 1950",
    },
    {
      kind: "finite",
      verb: "covered",
      base: "cover",
      subject: "forests",
      number: "plural",
      tense: "past",
      time: "In the 1940s",
    },
    { kind: "outcome", verb: "leaving", base: "leave", beside: "moved" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast"],
      words: "Rather",
      first: "The cause was not a program of planting",
      second:
        "rural families moved to towns in order to work in factories, leaving their farms to the trees",
      why: "The first statement says that the cause of the new forests was not a program of planting, and the second says that rural families moved to towns and left their farms to the trees.",
    },
  ],
};
