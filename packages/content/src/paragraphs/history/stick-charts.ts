import type { Paragraph } from "../paragraph.ts";

export const stickCharts: Paragraph = {
  id: "stick-charts",
  version: 3,
  field: "history",
  source: "Histories of Pacific navigation; museum catalogs of the Marshall Islands",
  text:
    "The stick charts of the Marshall Islands are frames of palm ribs that represent the patterns of ocean " +
    "swells, with shells that mark the positions of islands. Navigators did not consult the charts during a " +
    "voyage. Instead, they memorized them before departure and judged the swells at sea by the motion of the " +
    "canoe.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "are frames of palm ribs that represent the patterns of ocean swells",
      verb: "are",
    },
    {
      kind: "turning-clauses",
      after:
        "Instead, they memorized them before departure and judged the swells at sea by the motion of the canoe",
      verbs: ["did not consult", "memorized"],
    },
    {
      kind: "clauses",
      after: "Navigators did not consult the charts during a voyage",
      verbs: ["are", "did not consult"],
    },
    { kind: "noun-and-phrase", after: "of ocean swells" },
    { kind: "noun-and-phrase", after: "of islands" },
    { kind: "noun-and-phrase", after: "of the canoe" },
    { kind: "verb-and-complement", after: "the charts during a voyage", verb: "did not consult" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "The stick charts",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "memorized",
      base: "memorize",
      subject: "they",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "emphasis"],
      words: "Instead",
      first: "Navigators did not consult the charts during a voyage",
      second:
        "they memorized them before departure and judged the swells at sea by the motion of the canoe",
      why: "The first statement says that navigators did not consult the stick charts during a voyage, and the second says that navigators memorized the stick charts before departure.",
    },
  ],
  pronouns: [{ word: "they", at: "they memorized them before", antecedent: "Navigators" }],
  nouns: [
    {
      at: "charts of the Marshall",
      word: "charts",
      forms: ["chart", "charts", "chart's", "charts'"],
      counted: "are frames",
      role: "predicate",
      why: "*Are* calls for the plural, and the words that follow tell where the charts come from.",
    },
  ],
};
