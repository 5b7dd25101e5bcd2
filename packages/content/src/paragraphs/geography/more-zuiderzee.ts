import type { Paragraph } from "../paragraph.ts";

export const moreZuiderzee: Paragraph = {
  id: "more-zuiderzee",
  field: "geography",
  source: "Histories of Dutch engineering; encyclopedias",
  text:
    "After a flood in 1916, the Dutch government decided to close the Zuiderzee, an inlet of the North Sea. " +
    "The barrier, a dike of some 32 kilometers, was completed in 1932, turning the inlet into a lake. " +
    "Subsequently, rivers replaced the salt water with fresh, and engineers drained a succession of tracts " +
    "that have added some 1,600 square kilometers of land to the country.",
  joints: [
    {
      kind: "inset",
      after: "a dike of some 32 kilometers",
      then: "was completed in 1932, turning the inlet into a lake",
      verb: "was completed",
    },
    { kind: "outcome", after: "turning the inlet into a lake", verbs: ["was completed"] },
    { kind: "noun-and-phrase", after: "of some 32 kilometers" },
    { kind: "noun-and-phrase", after: "of tracts" },
    { kind: "noun-and-phrase", after: "of the North Sea" },
    {
      kind: "verb-and-complement",
      after: "to close the Zuiderzee, an inlet of the North Sea",
      verb: "decided",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to close", base: "close", beside: "decided" },
    { kind: "outcome", verb: "turning", base: "turn", beside: "was completed" },
  ],
  turns: [
    {
      relation: "sequence",
      words: "Subsequently",
      first:
        "The barrier, a dike of some 32 kilometers, was completed in 1932, turning the inlet into a lake",
      second:
        "rivers replaced the salt water with fresh, and engineers drained a succession of tracts that have added some 1,600 square kilometers of land to the country",
      why: "The second statement tells what happened behind the barrier once it stood; it comes later in time.",
    },
  ],
};
