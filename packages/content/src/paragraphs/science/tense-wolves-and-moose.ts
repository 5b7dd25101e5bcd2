import type { Paragraph } from "../paragraph.ts";

export const tenseWolvesAndMoose: Paragraph = {
  id: "tense-wolves-and-moose",
  version: 2,
  field: "science",
  source: "Textbooks on ecology; encyclopedia entries on Isle Royale",
  text:
    "Since 1958, biologists studying the wolves and moose of Isle Royale, a remote island in Lake Superior, " +
    "have counted both animals in winter from a small plane. Simple models of predators and prey predict " +
    "that the two populations rise and fall in regular cycles. The records, however, show no such rhythm; " +
    "unforeseen events, including severe winters and a disease of dogs, often decided whether the animals " +
    "increased or declined.",
  joints: [
    {
      kind: "verb-and-complement",
      after: "both animals in winter from a small plane",
      verb: "have counted",
    },
    {
      kind: "subject-and-verb",
      after: "predict that the two populations rise and fall in regular cycles",
      verb: "predict",
    },
    { kind: "noun-and-phrase", after: "of predators and prey" },
    { kind: "preposition-and-object", after: "regular cycles" },
    {
      kind: "turning-clauses",
      after: "The records, however, show no such rhythm",
      verbs: ["predict", "show"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have counted",
      base: "count",
      subject: "biologists",
      number: "plural",
      tense: "perfect",
      time: "Since 1958",
    },
    {
      kind: "finite",
      verb: "predict",
      base: "predict",
      subject: "Simple models",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "decided",
      base: "decide",
      subject: "unforeseen events",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "however",
      first:
        "Simple models of predators and prey predict that the two populations rise and fall in regular cycles",
      second: "The records show no such rhythm",
      why: "The first statement says that simple models predict regular cycles in the numbers of predators and prey, but the second says that the records of Isle Royale show no regular cycles.",
    },
  ],
};
