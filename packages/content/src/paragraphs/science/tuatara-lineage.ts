import type { Paragraph } from "../paragraph.ts";

export const tuataraLineage: Paragraph = {
  id: "tuatara-lineage",
  version: 2,
  field: "science",
  source: "Reference works on reptiles; textbooks on zoology",
  text:
    "The tuatara, a reptile that inhabits small islands off the coast of New Zealand, is often mistaken for a " +
    "lizard but is the only living member of a group that flourished beside the early dinosaurs: the " +
    "rhynchocephalians.",
  joints: [
    {
      kind: "inset",
      after: "a reptile that inhabits small islands off the coast of New Zealand",
      next: "is often mistaken for a lizard",
      verb: "is",
    },
    { kind: "noun-and-phrase", after: "of New Zealand" },
    { kind: "preposition-and-object", after: "the coast of New Zealand" },
    { kind: "preposition-and-object", after: "a lizard" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "flourished",
      base: "flourish",
      antecedent: "a group",
      number: "singular",
    },
    {
      kind: "relative",
      verb: "inhabits",
      base: "inhabit",
      antecedent: "a reptile",
      number: "singular",
    },
  ],
  turns: [],
};
