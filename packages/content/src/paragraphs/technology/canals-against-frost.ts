import type { Paragraph } from "../paragraph.ts";

export const canalsAgainstFrost: Paragraph = {
  id: "canals-against-frost",
  field: "technology",
  source: "Studies of raised-field agriculture in the Andes",
  text:
    "Around Lake Titicaca, at an elevation of more than 12,000 feet, frost endangers crops even during the growing " +
    "season. Ancient farmers near the lake planted them on raised platforms of soil that were separated by canals. " +
    "The water in the canals absorbs heat from the sun during the day and releases it after dark, protecting the " +
    "plants from the cold.",
  joints: [
    { kind: "noun-and-phrase", after: "of soil that were separated by canals" },
    { kind: "outcome", after: "protecting the plants from the cold", verbs: ["absorbs"] },
    { kind: "second-verb", after: "releases it after dark", verbs: ["absorbs", "releases"] },
    {
      kind: "clauses",
      after:
        "Ancient farmers near the lake planted them on raised platforms of soil that were separated by canals",
      verbs: ["endangers", "planted"],
    },
    {
      kind: "subject-and-verb",
      after: "absorbs heat from the sun during the day",
      verb: "absorbs",
    },
    {
      kind: "subject-and-verb",
      after: "planted them on raised platforms of soil that were separated by canals",
      verb: "planted",
    },
    { kind: "noun-and-phrase", after: "in the canals" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "absorbs",
      base: "absorb",
      subject: "The water",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "protecting", base: "protect", beside: "absorbs" },
    {
      kind: "finite",
      verb: "endangers",
      base: "endanger",
      subject: "frost",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
