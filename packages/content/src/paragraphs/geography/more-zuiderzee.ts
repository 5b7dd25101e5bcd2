import type { Paragraph } from "../paragraph.ts";

export const moreZuiderzee: Paragraph = {
  id: "more-zuiderzee",
  version: 3,
  field: "geography",
  source: "Histories of Dutch engineering; encyclopedias",
  text:
    "Alarmed by a flood that had ruined farms and villages in 1916, the Dutch government decided to " +
    "close the Zuiderzee, an inlet of the North Sea. The barrier, a dike of some 32 kilometers, was " +
    "completed in 1932, turning the inlet into a lake. Subsequently, between 1942 and 1968, engineers " +
    "drained three large tracts, adding more than 1,400 square kilometers of land to the country.",
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
      why: "The first statement says that a dike completed in 1932 turned the Zuiderzee into a lake, and the second says that engineers drained three large tracts between 1942 and 1968.",
    },
  ],
  modifiers: [
    {
      opening: "Alarmed by a flood that had ruined farms and villages in 1916",
      clause: "the Dutch government decided to close the Zuiderzee, an inlet of the North Sea",
      noun: "the Dutch government",
      kind: "person",
      wrong: [
        {
          clause:
            "the Zuiderzee, an inlet of the North Sea, was to be closed by the Dutch government",
          noun: "the Zuiderzee",
          kind: "place",
          reason: "An inlet of the sea cannot be alarmed; the government was.",
        },
        {
          clause:
            "the decision of the Dutch government was to close the Zuiderzee, an inlet of the North Sea",
          noun: "the decision of the Dutch government",
          kind: "idea",
          reason: "A decision feels no alarm; the government that made it did.",
        },
        {
          clause:
            "it was decided by the Dutch government to close the Zuiderzee, an inlet of the North Sea",
          noun: "it",
          kind: "none",
          reason: "*It* is an empty subject, so nobody is left to be alarmed.",
        },
      ],
    },
  ],
};
