import type { Paragraph } from "../paragraph.ts";

export const moreEconomyOfWater: Paragraph = {
  id: "more-economy-of-water",
  version: 2,
  field: "society",
  source: "Histories of economics; descriptions in science museums",
  text:
    "In 1949, Bill Phillips, a New Zealand engineer who had turned to economics, built a machine of tanks, " +
    "pipes, and valves that was designed to represent the economy of a nation. Colored water stood for " +
    "money, and each setting of the valves stood for a policy. For instance, if the flow to the tank for " +
    "taxes was increased, less water reached the pipe for consumption.",
  joints: [
    {
      kind: "inset",
      after: "a New Zealand engineer who had turned to economics",
      next: "built a machine of tanks, pipes, and valves that was designed to represent the economy of a nation",
      verb: "built",
      front: "In 1949",
    },
    {
      kind: "coordinated",
      after: "each setting of the valves stood for a policy",
      verbs: ["stood", "stood"],
    },
    { kind: "noun-and-phrase", after: "of a nation" },
    { kind: "lead-and-series", after: "tanks, pipes, and valves" },
    { kind: "preposition-and-object", after: "consumption" },
    { kind: "subject-and-verb", after: "stood for money", verb: "stood" },
  ],
  verbs: [{ kind: "infinitive", verb: "to represent", base: "represent", beside: "designed" }],
  turns: [
    {
      relation: "example",
      also: ["cause"],
      words: "For instance",
      first: "Colored water stood for money, and each setting of the valves stood for a policy",
      second:
        "if the flow to the tank for taxes was increased, less water reached the pipe for consumption",
      why: "The first statement says that water in the machine stood for money and each setting of the valves for a policy, and the second says that an increased flow to the tank for taxes left less water for consumption.",
    },
  ],
};
