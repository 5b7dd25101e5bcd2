import type { Paragraph } from "../paragraph.ts";

export const moreChainsOfAcquaintances: Paragraph = {
  id: "more-chains-of-acquaintances",
  version: 2,
  field: "society",
  source: "Histories of social psychology; textbooks on social networks",
  text:
    "In a study published in 1969, researchers Jeffrey Travers and Stanley Milgram gave volunteers in " +
    "Nebraska and Boston the name of a stockbroker in Massachusetts; each was to send a document toward him " +
    "by way of an acquaintance, who would do likewise. Most of the chains failed to reach the broker, but " +
    "those that were completed passed through only five intermediaries on average.",
  joints: [
    {
      kind: "coordinated",
      after: "those that were completed passed through only five intermediaries on average",
      verbs: ["failed", "passed"],
    },
    { kind: "noun-and-phrase", after: "of the chains" },
    { kind: "noun-and-phrase", after: "of a stockbroker in Massachusetts" },
    { kind: "subject-and-verb", after: "failed to reach the broker", verb: "failed" },
    { kind: "preposition-and-object", after: "only five intermediaries on average" },
    { kind: "preposition-and-object", after: "an acquaintance" },
    {
      kind: "clauses",
      after:
        "each was to send a document toward him by way of an acquaintance, who would do likewise",
      verbs: ["gave", "was"],
    },
  ],
  verbs: [{ kind: "infinitive", verb: "to reach", base: "reach", beside: "failed" }],
  turns: [],
};
