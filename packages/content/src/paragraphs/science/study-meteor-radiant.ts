import type { Paragraph } from "../paragraph.ts";

export const studyMeteorRadiant: Paragraph = {
  id: "study-meteor-radiant",
  field: "science",
  source: "Standard histories of astronomy",
  text:
    "On a single night in November 1833, observers in eastern North America saw many thousands of meteors. The " +
    "accounts that Denison Olmsted of Yale College gathered by asking newspapers to print his questions agreed in " +
    "one respect: all the meteors had seemed to spread from one point in the constellation Leo, suggesting that " +
    "they had approached Earth along parallel paths.",
  joints: [
    {
      kind: "front",
      after: "observers in eastern North America saw many thousands of meteors",
      verbs: ["saw"],
    },
    {
      kind: "essential",
      after:
        "that Denison Olmsted of Yale College gathered by asking newspapers to print his questions",
      next: "agreed in one respect",
      verb: "agreed",
    },
    {
      kind: "explanation",
      after:
        "all the meteors had seemed to spread from one point in the constellation Leo, suggesting that they had approached Earth along parallel paths",
      verbs: ["agreed", "had seemed"],
    },
    { kind: "noun-and-phrase", after: "of meteors" },
    { kind: "preposition-and-object", after: "parallel paths" },
    {
      kind: "outcome",
      after: "suggesting that they had approached Earth along parallel paths",
      verbs: ["had seemed"],
    },
  ],
  verbs: [
    { kind: "preposition", verb: "asking", base: "ask", beside: "gathered" },
    { kind: "outcome", verb: "suggesting", base: "suggest", beside: "had seemed" },
    {
      kind: "finite",
      verb: "saw",
      base: "see",
      subject: "observers",
      number: "plural",
      tense: "past",
      time: "On a single night in November 1833",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they had approached Earth", antecedent: "the meteors" }],
};
