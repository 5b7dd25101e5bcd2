import type { Paragraph } from "../paragraph.ts";

export const oxfordDodo: Paragraph = {
  id: "oxford-dodo",
  version: 3,
  field: "science",
  source: "Histories of natural history collections; reference works on extinct birds",
  text:
    "In the seventeenth century, a museum in Oxford, England, acquired the preserved body of a dodo, a " +
    "flightless bird of the island of Mauritius. Unfortunately, the specimen decayed over the following " +
    "decades; by 1755, only the head and one foot remained, and these have yielded most of what is known " +
    "about the soft tissue of the species.",
  joints: [
    {
      kind: "clauses",
      after: "by 1755, only the head and one foot remained",
      verbs: ["decayed", "remained"],
    },
    {
      kind: "coordinated",
      after: "these have yielded most of what is known about the soft tissue of the species",
      verbs: ["remained", "have yielded"],
    },
    { kind: "noun-and-phrase", after: "of a dodo" },
    { kind: "preposition-and-object", after: "the following decades" },
    { kind: "verb-and-complement", after: "the preserved body of a dodo", verb: "acquired" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "acquired",
      base: "acquire",
      subject: "a museum",
      number: "singular",
      tense: "past",
      time: "In the seventeenth century",
    },
    {
      kind: "finite",
      verb: "decayed",
      base: "decay",
      subject: "the specimen",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "have yielded",
      base: "yield",
      subject: "these",
      number: "plural",
      tense: "perfect",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession", "sequence"],
      words: "Unfortunately",
      first:
        "a museum in Oxford, England, acquired the preserved body of a dodo, a flightless bird of the island of Mauritius",
      second: "the specimen decayed over the following decades",
      why: "The first statement says that a museum in Oxford acquired the preserved body of a dodo, and the second reports that the dodo acquired by the museum decayed over several decades.",
    },
  ],
  nouns: [
    {
      at: "specimen decayed",
      word: "specimen",
      forms: ["specimen", "specimens", "specimen's", "specimens'"],
      counted: "a dodo",
      role: "predicate",
      why: "The museum acquired one dodo, and the words that follow tell what became of the specimen.",
    },
  ],
};
