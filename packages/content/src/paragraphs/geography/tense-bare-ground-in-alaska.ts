import type { Paragraph } from "../paragraph.ts";

export const tenseBareGroundInAlaska: Paragraph = {
  id: "tense-bare-ground-in-alaska",
  version: 2,
  field: "geography",
  source: "Textbooks on physical geography and plant ecology; encyclopedia entries on Glacier Bay",
  text:
    "When an expedition under George Vancouver charted the coast of southeastern Alaska in 1794, ice filled " +
    "nearly all of what is now Glacier Bay. By 1879, the ice had retreated more than thirty miles, opening a " +
    "deep inlet that naturalist John Muir explored by canoe with a Tlingit crew. Ecologist William Cooper " +
    "marked small plots on the exposed ground in 1916. Afterward, he returned at intervals to record how " +
    "plants colonized them.",
  joints: [
    {
      kind: "dependent-first",
      after: "ice filled nearly all of what is now Glacier Bay",
      verbs: ["charted", "filled"],
    },
    {
      kind: "outcome",
      after: "opening a deep inlet that naturalist John Muir explored by canoe with a Tlingit crew",
      verbs: ["had retreated"],
    },
    {
      kind: "turning-clauses",
      after: "Afterward, he returned at intervals to record how plants colonized them",
      verbs: ["marked", "returned"],
    },
    { kind: "title-and-name", title: "Ecologist", after: "William Cooper" },
    { kind: "preposition-and-object", after: "canoe with a Tlingit crew" },
    { kind: "noun-and-phrase", after: "on the exposed ground" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had retreated",
      base: "retreat",
      subject: "the ice",
      number: "singular",
      tense: "past-perfect",
      time: "By 1879",
    },
    {
      kind: "finite",
      verb: "marked",
      base: "mark",
      subject: "Ecologist William Cooper",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "opening", base: "open", beside: "had retreated" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause", "addition"],
      words: "Afterward",
      first: "Ecologist William Cooper marked small plots on the exposed ground in 1916",
      second: "he returned at intervals to record how plants colonized them",
      why: "The first statement says that Cooper marked small plots on the exposed ground in 1916, and the second says that Cooper returned at intervals to record how plants colonized the plots.",
    },
  ],
};
