import type { Paragraph } from "../paragraph.ts";

export const angraecumPrediction: Paragraph = {
  id: "angraecum-prediction",
  version: 3,
  field: "science",
  source: "Histories of evolutionary biology; textbooks on pollination",
  text:
    "The star orchid of Madagascar stores its nectar at the bottom of a tube about a foot long. After he had " +
    "examined several of the flowers in 1862, Charles Darwin predicted that they were pollinated by a moth " +
    "with a tongue of equal length; no such moth was then known from the island, and none was described until " +
    "1903.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "Charles Darwin predicted that they were pollinated by a moth with a tongue of equal length",
      verbs: ["had examined", "predicted"],
    },
    {
      kind: "subject-and-verb",
      after: "stores its nectar at the bottom of a tube about a foot long",
      verb: "stores",
    },
    { kind: "noun-and-phrase", after: "of Madagascar" },
    {
      kind: "verb-and-complement",
      after: "its nectar at the bottom of a tube about a foot long",
      verb: "stores",
    },
    { kind: "preposition-and-object", after: "the bottom of a tube" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "stores",
      base: "store",
      subject: "The star orchid",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "no such moth",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [
    { word: "its", at: "its nectar at the", antecedent: "The star orchid" },
    { word: "they", at: "they were pollinated by", antecedent: "the flowers" },
  ],
  nouns: [
    {
      at: "orchid of Madagascar",
      word: "orchid",
      forms: ["orchid", "orchids", "orchid's", "orchids'"],
      counted: "stores",
      role: "predicate",
      why: "*Stores* calls for the singular, and the words that follow tell where the orchid grows.",
    },
  ],
};
