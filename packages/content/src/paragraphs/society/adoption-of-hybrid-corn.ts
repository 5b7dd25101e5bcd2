import type { Paragraph } from "../paragraph.ts";

export const adoptionOfHybridCorn: Paragraph = {
  id: "adoption-of-hybrid-corn",
  version: 2,
  field: "society",
  source: "Histories of communication studies; histories of rural sociology",
  text:
    "Hybrid corn, which yields more than older varieties, reached the farms of Iowa in the late 1920s. In " +
    "1943, sociologists Bryce Ryan and Neal Gross published a study of how farmers in two communities had " +
    "come to plant it: many had first heard of the seed from salesmen but had waited, often for years, until " +
    "neighbors recommended it.",
  joints: [
    {
      kind: "inset",
      after: "which yields more than older varieties",
      next: "reached the farms of Iowa in the late 1920s",
      verb: "reached",
    },
    { kind: "title-and-name", title: "sociologists", after: "Bryce Ryan" },
    { kind: "noun-and-phrase", after: "of Iowa" },
    { kind: "noun-and-phrase", after: "in two communities" },
    {
      kind: "explanation",
      after:
        "many had first heard of the seed from salesmen but had waited, often for years, until neighbors recommended it",
      verbs: ["published", "had first heard"],
    },
    { kind: "preposition-and-object", after: "salesmen" },
    { kind: "verb-and-complement", after: "the farms of Iowa in the late 1920s", verb: "reached" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "yields",
      base: "yield",
      antecedent: "Hybrid corn",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "sociologists Bryce Ryan and Neal Gross",
      number: "plural",
      tense: "past",
      time: "In 1943",
    },
  ],
  turns: [],
};
