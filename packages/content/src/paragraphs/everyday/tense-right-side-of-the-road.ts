import type { Paragraph } from "../paragraph.ts";

export const tenseRightSideOfTheRoad: Paragraph = {
  id: "tense-right-side-of-the-road",
  version: 2,
  field: "everyday",
  source: "Histories of transportation; encyclopedia entries on traffic in Sweden",
  text:
    "Although most cars in Sweden were designed for traffic on the right, the law required drivers to keep " +
    "to the left. Voters rejected a change by a large majority in 1955; nonetheless, the parliament later " +
    "decided to adopt the rule of the neighboring countries. Since 1967, drivers in Sweden have kept to the " +
    "right. On the morning of the change, traffic halted, crossed to the other side, and waited for " +
    "permission to proceed.",
  joints: [
    {
      kind: "dependent-first",
      after: "the law required drivers to keep to the left",
      verbs: ["were", "required"],
    },
    {
      kind: "turning-clauses",
      after:
        "nonetheless, the parliament later decided to adopt the rule of the neighboring countries",
      verbs: ["rejected", "decided"],
    },
    {
      kind: "items",
      items: ["halted", "crossed to the other side", "waited for permission to proceed"],
    },
    { kind: "subject-and-verb", after: "have kept to the right", verb: "have kept" },
    { kind: "noun-and-phrase", after: "of the neighboring countries" },
    { kind: "preposition-and-object", after: "a large majority" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have kept",
      base: "keep",
      subject: "drivers",
      number: "plural",
      tense: "perfect",
      time: "Since 1967",
    },
    {
      kind: "finite",
      verb: "rejected",
      base: "reject",
      subject: "Voters",
      number: "plural",
      tense: "past",
    },
    { kind: "infinitive", verb: "to adopt", base: "adopt", beside: "decided" },
    { kind: "infinitive", verb: "to proceed", base: "proceed", beside: "permission" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "nonetheless",
      first: "Voters rejected a change by a large majority in 1955",
      second: "the parliament later decided to adopt the rule of the neighboring countries",
      why: "The first statement says that voters rejected a change of the traffic rule in 1955, but the second reports that the parliament decided to adopt the traffic rule of the neighboring countries.",
    },
  ],
};
