import type { Paragraph } from "../paragraph.ts";

export const craftStickCharts: Paragraph = {
  id: "craft-stick-charts",
  field: "history",
  source: "Museum catalogs of Oceanic collections; histories of navigation",
  text:
    "Navigators of the Marshall Islands represented the effect of islands on ocean swells by arranging thin " +
    "sticks and shells. Such charts are of three kinds: the *mattang*, an abstract model for teaching; the " +
    "*meddo*, a map of several islands; and the *rebbelib*, a map of an entire chain. They were not consulted at " +
    "sea; rather, navigators studied them ashore and relied on memory during the voyage.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["the *mattang*", "an abstract model for teaching"],
        ["the *meddo*", "a map of several islands"],
        ["the *rebbelib*", "a map of an entire chain"],
      ],
    },
    {
      kind: "turning-clauses",
      after: "rather, navigators studied them ashore and relied on memory during the voyage",
      verbs: ["were not consulted", "studied"],
    },
    {
      kind: "subject-and-verb",
      after:
        "represented the effect of islands on ocean swells by arranging thin sticks and shells",
      verb: "represented",
    },
    { kind: "noun-and-phrase", after: "of islands on ocean swells" },
    {
      kind: "second-verb",
      after: "relied on memory during the voyage",
      verbs: ["studied", "relied"],
    },
  ],
  verbs: [{ kind: "preposition", verb: "arranging", base: "arrange", beside: "represented" }],
  turns: [
    {
      relation: "replacement",
      words: "rather",
      first: "They were not consulted at sea",
      second: "navigators studied them ashore and relied on memory during the voyage",
      why: "The first statement denies one use of the charts, and the second gives the real use in its place.",
    },
  ],
};
