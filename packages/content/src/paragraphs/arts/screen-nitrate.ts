import type { Paragraph } from "../paragraph.ts";

export const screenNitrate: Paragraph = {
  id: "screen-nitrate",
  version: 3,
  field: "arts",
  source: "Encyclopedias of film; reports of film archives",
  text:
    "Most of the silent features made in the United States no longer exist. The nitrate stock on which they " +
    "were printed decayed in storage and burned readily. Moreover, studios destroyed thousands of prints to " +
    "recover the silver that they contained.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Moreover, studios destroyed thousands of prints to recover the silver that they contained",
      verbs: ["decayed", "destroyed"],
    },
    { kind: "second-verb", after: "burned readily", verbs: ["decayed", "burned"] },
    { kind: "noun-and-phrase", after: "of prints" },
    { kind: "subject-and-verb", after: "decayed in storage and burned readily", verb: "decayed" },
    { kind: "noun-and-phrase", after: "of the silent features" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "exist",
      base: "exist",
      subject: "Most of the silent features",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      words: "Moreover",
      first: "The nitrate stock on which they were printed decayed in storage and burned readily",
      second: "studios destroyed thousands of prints to recover the silver that they contained",
      why: "The first statement says that the nitrate stock of silent films decayed in storage and burned readily, and the second says that studios destroyed thousands of prints of silent films to recover their silver.",
    },
  ],
  pronouns: [{ word: "they", at: "they were printed", antecedent: "the silent features" }],
  nouns: [
    {
      at: "prints to recover",
      word: "prints",
      forms: ["print", "prints", "print's", "prints'"],
      counted: "thousands of",
      role: "predicate",
      why: "Thousands of prints are meant, and the words that follow tell why they were destroyed.",
    },
  ],
};
