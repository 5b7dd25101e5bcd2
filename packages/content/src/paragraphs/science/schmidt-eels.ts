import type { Paragraph } from "../paragraph.ts";

export const schmidtEels: Paragraph = {
  id: "schmidt-eels",
  version: 2,
  field: "science",
  source: "Histories of oceanography; reference works on fishes",
  text:
    "Johannes Schmidt, a Danish biologist, spent much of two decades collecting the larvae of eels in the " +
    "Atlantic Ocean. The smallest of the larvae came from the Sargasso Sea, and in 1922 he concluded that the " +
    "eels of Europe spawn there. Even so, no one has ever observed the spawning or found an egg in those " +
    "waters.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Even so, no one has ever observed the spawning or found an egg in those waters",
      verbs: ["came", "has ever observed"],
    },
    {
      kind: "inset",
      after: "a Danish biologist",
      next: "spent much of two decades collecting the larvae of eels in the Atlantic Ocean",
      verb: "spent",
    },
    {
      kind: "coordinated",
      after: "in 1922 he concluded that the eels of Europe spawn there",
      verbs: ["came", "concluded"],
    },
    {
      kind: "clauses",
      after: "The smallest of the larvae came from the Sargasso Sea",
      verbs: ["spent", "came"],
    },
    { kind: "subject-and-verb", after: "came from the Sargasso Sea", verb: "came" },
    { kind: "noun-and-phrase", after: "of eels" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "spent",
      base: "spend",
      subject: "Johannes Schmidt",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "spawn",
      base: "spawn",
      subject: "the eels",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "evaluation"],
      words: "Even so",
      first: "in 1922 he concluded that the eels of Europe spawn there",
      second: "no one has ever observed the spawning or found an egg in those waters",
      why: "The first statement says that Schmidt concluded that the eels of Europe spawn in the Sargasso Sea, but the second says that no one has ever observed the eels spawning or found an egg in the Sargasso Sea.",
    },
  ],
};
