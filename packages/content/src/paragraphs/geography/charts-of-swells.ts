import type { Paragraph } from "../paragraph.ts";

export const chartsOfSwells: Paragraph = {
  id: "charts-of-swells",
  version: 3,
  field: "geography",
  source: "Ethnographies of the Marshall Islands; histories of cartography",
  text:
    "In the nineteenth century, navigators in the Marshall Islands bound the ribs of palm leaves into " +
    "lattices that represented the positions of islands and the patterns formed by ocean swells. These stick " +
    "charts were not carried on voyages. Instead, a navigator studied them on land and later recognized the " +
    "swells at sea from the motion of the canoe.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Instead, a navigator studied them on land and later recognized the swells at sea from the motion of " +
        "the canoe",
      verbs: ["were not", "studied"],
    },
    {
      kind: "clauses",
      after: "These stick charts were not carried on voyages",
      verbs: ["bound", "were not"],
    },
    {
      kind: "subject-and-verb",
      after:
        "bound the ribs of palm leaves into lattices that represented the positions of islands and the patterns " +
        "formed by ocean swells",
      verb: "bound",
    },
    {
      kind: "verb-and-complement",
      after:
        "the ribs of palm leaves into lattices that represented the positions of islands and the patterns formed " +
        "by ocean swells",
      verb: "bound",
    },
    { kind: "noun-and-phrase", after: "of islands" },
    { kind: "preposition-and-object", after: "the motion of the canoe" },
    { kind: "subject-and-verb", after: "were not carried on voyages", verb: "were not" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bound",
      base: "bind",
      subject: "navigators",
      number: "plural",
      tense: "past",
      time: "In the nineteenth century",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast", "emphasis"],
      words: "Instead",
      first: "These stick charts were not carried on voyages",
      second:
        "a navigator studied them on land and later recognized the swells at sea from the motion of the canoe",
      why: "The first statement says that the stick charts were not carried on voyages, and the second says that a navigator studied the stick charts on land and recognized the swells at sea.",
    },
  ],
  nouns: [
    {
      at: "charts were not carried",
      word: "charts",
      forms: ["chart", "charts", "chart's", "charts'"],
      counted: "These",
      role: "predicate",
      why: "With *these*, several charts are meant, and the words that follow tell how they were used.",
    },
  ],
};
