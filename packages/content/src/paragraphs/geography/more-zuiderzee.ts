import type { Paragraph } from "../paragraph.ts";

export const moreZuiderzee: Paragraph = {
  id: "more-zuiderzee",
  field: "geography",
  source: "Histories of Dutch engineering; encyclopedias",
  text:
    "After a flood in 1916, the Dutch government decided to close the Zuiderzee, an inlet of the North Sea. " +
    "The barrier, a dike of some 32 kilometers, was completed in 1932, turning the inlet into a lake. " +
    "Subsequently, between 1942 and 1968, engineers drained three large tracts, adding more than 1,400 " +
    "square kilometers of land to the country.",
  joints: [
    {
      kind: "inset",
      after: "a dike of some 32 kilometers",
      next: "was completed in 1932, turning the inlet into a lake",
      verb: "was completed",
    },
    { kind: "outcome", after: "turning the inlet into a lake", verbs: ["was completed"] },
    { kind: "noun-and-phrase", after: "of some 32 kilometers" },
    { kind: "noun-and-phrase", after: "of land" },
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
    { kind: "outcome", verb: "adding", base: "add", beside: "drained" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause", "addition"],
      words: "Subsequently",
      first:
        "The barrier, a dike of some 32 kilometers, was completed in 1932, turning the inlet into a lake",
      second:
        "between 1942 and 1968, engineers drained three large tracts, adding more than 1,400 square kilometers of land to the country",
      why: "The first statement tells of the completion of the barrier in 1932, and the second tells what was done behind it in later decades.",
    },
  ],
};
