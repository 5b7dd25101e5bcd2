import type { Paragraph } from "../paragraph.ts";

export const darwinsAndSeedlings: Paragraph = {
  id: "darwins-and-seedlings",
  version: 2,
  field: "science",
  source: "Histories of botany; textbooks on plant physiology",
  text:
    "In *The Power of Movement in Plants* (1880), Charles Darwin and his son Francis described experiments " +
    "with seedlings of grass, some of which they had fitted with small caps of foil. The seedlings bent " +
    "toward a lamp only when the light reached one part of the shoot: the tip.",
  joints: [
    {
      kind: "clauses",
      after: "The seedlings bent toward a lamp only when the light reached one part of the shoot",
      verbs: ["described", "bent"],
    },
    {
      kind: "verb-and-complement",
      after: "experiments with seedlings of grass",
      verb: "described",
    },
    { kind: "noun-and-phrase", after: "of grass" },
    { kind: "subject-and-verb", after: "bent toward a lamp", verb: "bent" },
    { kind: "preposition-and-object", after: "small caps of foil" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bent",
      base: "bend",
      subject: "The seedlings",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
