import type { Paragraph } from "../paragraph.ts";

export const islandExperiment: Paragraph = {
  id: "island-experiment",
  version: 2,
  field: "science",
  source: "Textbooks on ecology; histories of biogeography",
  text:
    "In *The Theory of Island Biogeography*, published in 1967, biologists Robert MacArthur and Edward Wilson " +
    "proposed that the number of species on an island reflects a balance between arrivals and extinctions. " +
    "Wilson and a student, Daniel Simberloff, later tested the idea by removing the insects from several " +
    "mangrove islets in Florida; within a year, most of the islets held nearly as many species as before.",
  joints: [
    {
      kind: "clauses",
      after: "within a year, most of the islets held nearly as many species as before",
      verbs: ["tested", "held"],
    },
    {
      kind: "verb-and-complement",
      after:
        "that the number of species on an island reflects a balance between arrivals and extinctions",
      verb: "proposed",
    },
    { kind: "noun-and-phrase", after: "on an island" },
    { kind: "preposition-and-object", after: "several mangrove islets in Florida" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "tested",
      base: "test",
      subject: "Wilson and a student",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "reflects",
      base: "reflect",
      subject: "the number",
      number: "singular",
      tense: "present",
    },
    { kind: "preposition", verb: "removing", base: "remove", beside: "tested" },
  ],
  turns: [],
};
