import type { Paragraph } from "../paragraph.ts";

export const tenseCostOfCargo: Paragraph = {
  id: "tense-cost-of-cargo",
  version: 2,
  field: "technology",
  source: "Histories of transportation; encyclopedia entries on containerization",
  text:
    "The trucking executive Malcom McLean shipped fifty-eight steel boxes from Newark to Houston in 1956, " +
    "stacking them on the deck of a converted tanker. Each box was lifted whole from truck to ship; " +
    "dockworkers were not required to handle the goods inside. Since 1956, the cost of moving goods between " +
    "ships and trucks has fallen so far that distance from a market is rarely an obstacle to trade.",
  joints: [
    { kind: "title-and-name", title: "The trucking executive", after: "Malcom McLean" },
    {
      kind: "clauses",
      after: "dockworkers were not required to handle the goods inside",
      verbs: ["was", "were"],
    },
    {
      kind: "subject-and-verb",
      after: "has fallen so far that distance from a market is rarely an obstacle to trade",
      verb: "has fallen",
    },
    {
      kind: "outcome",
      after: "stacking them on the deck of a converted tanker",
      verbs: ["shipped"],
    },
    { kind: "noun-and-phrase", after: "of a converted tanker" },
    { kind: "preposition-and-object", after: "a market" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has fallen",
      base: "fall",
      subject: "the cost",
      number: "singular",
      tense: "perfect",
      time: "Since 1956",
    },
    {
      kind: "finite",
      verb: "shipped",
      base: "ship",
      subject: "The trucking executive Malcom McLean",
      number: "singular",
      tense: "past",
    },
    { kind: "infinitive", verb: "to handle", base: "handle", beside: "required" },
    { kind: "preposition", verb: "moving", base: "move", beside: "of" },
    { kind: "outcome", verb: "stacking", base: "stack", beside: "shipped" },
  ],
  turns: [],
};
