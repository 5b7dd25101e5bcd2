import type { Paragraph } from "../paragraph.ts";

export const uvarovLocusts: Paragraph = {
  id: "uvarov-locusts",
  field: "science",
  source: "Histories of entomology; reference works on locusts",
  text:
    "In 1921, Boris Uvarov, a Russian-born entomologist, argued that two insects that had been described as " +
    "separate species, one of them solitary and the other inclined to swarm, were phases of a single species: " +
    "the migratory locust.",
  joints: [
    { kind: "answer", after: "the migratory locust", verbs: ["argued"] },
    {
      kind: "inset",
      after: "a Russian-born entomologist",
      then: "argued that two insects that had been described as separate species",
      verb: "argued",
      front: "In 1921",
    },
    {
      kind: "verb-and-complement",
      after: "that two insects that had been described as separate species",
      verb: "argued",
    },
    { kind: "noun-and-phrase", after: "of a single species" },
    { kind: "preposition-and-object", after: "a single species" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "argued",
      base: "argue",
      subject: "Boris Uvarov",
      number: "singular",
      tense: "past",
      time: "In 1921",
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
