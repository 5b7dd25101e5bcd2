import type { Paragraph } from "../paragraph.ts";

export const uvarovLocusts: Paragraph = {
  id: "uvarov-locusts",
  version: 2,
  field: "science",
  source: "Histories of entomology; reference works on locusts",
  text:
    "Boris Uvarov, a Russian-born entomologist, argued in 1921 that two insects described as separate " +
    "species, one of them solitary and the other inclined to swarm, were phases of a single species: the " +
    "migratory locust.",
  joints: [
    {
      kind: "inset",
      after: "a Russian-born entomologist",
      next: "argued in 1921 that two insects described as separate species",
      verb: "argued",
    },
    { kind: "noun-and-phrase", after: "of a single species" },
    { kind: "preposition-and-object", after: "a single species" },
    { kind: "preposition-and-object", after: "separate species" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "argued",
      base: "argue",
      subject: "Boris Uvarov",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "two insects",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
