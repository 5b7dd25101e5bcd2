import type { Paragraph } from "../paragraph.ts";

export const barnacleLarvae: Paragraph = {
  id: "barnacle-larvae",
  version: 2,
  field: "science",
  source: "Histories of zoology; textbooks on invertebrates",
  text:
    "Barnacles were classified as mollusks until 1830, when surgeon John Vaughan Thompson reported that their " +
    "young resemble those of crabs and shrimp. The larva of a barnacle swims for some weeks before it cements " +
    "its head to a rock or another solid object. Thereafter, the animal builds a wall of hard plates around " +
    "its body and sweeps food from the water with its legs.",
  joints: [
    { kind: "title-and-name", title: "surgeon", after: "John Vaughan Thompson" },
    {
      kind: "subject-and-verb",
      after: "swims for some weeks before it cements its head to a rock or another solid object",
      verb: "swims",
    },
    { kind: "noun-and-phrase", after: "of crabs and shrimp" },
    { kind: "preposition-and-object", after: "a rock or another solid object" },
    {
      kind: "verb-and-complement",
      after: "that their young resemble those of crabs and shrimp",
      verb: "reported",
    },
    {
      kind: "second-verb",
      after: "sweeps food from the water with its legs",
      verbs: ["builds", "sweeps"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "swims",
      base: "swim",
      subject: "The larva",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "builds",
      base: "build",
      subject: "the animal",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "Thereafter",
      first:
        "The larva of a barnacle swims for some weeks before it cements its head to a rock or another solid object",
      second:
        "the animal builds a wall of hard plates around its body and sweeps food from the water with its legs",
      why: "The first statement says that a barnacle larva swims for some weeks before cementing its head to a solid object, and the second says that the settled barnacle builds a wall of plates and sweeps food from the water.",
    },
  ],
  pronouns: [
    { word: "their", at: "their young resemble those", antecedent: "Barnacles" },
    { word: "it", at: "it cements its head", antecedent: "The larva" },
    { word: "its", at: "its body and sweeps", antecedent: "the animal" },
  ],
};
