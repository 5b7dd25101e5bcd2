import type { Paragraph } from "../paragraph.ts";

export const bellWaterLine: Paragraph = {
  id: "bell-water-line",
  version: 3,
  field: "history",
  source: "Histories of the Cherokee Nation; biographies of Wilma Mankiller",
  text:
    "In the early 1980s, residents of Bell, a rural Cherokee community in Oklahoma, did not wait for " +
    "contractors to bring them running water. Instead, they laid the pipes themselves under the guidance of " +
    "Wilma Mankiller, an organizer who became principal chief of the Cherokee Nation in 1985.",
  coda: "The residents' own labor lowered the cost of the project.",
  joints: [
    {
      kind: "inset",
      after: "a rural Cherokee community in Oklahoma",
      next: "did not wait for contractors to bring them running water",
      verb: "did not wait",
      front: "In the early 1980s",
    },
    {
      kind: "turning-clauses",
      after: "Instead, they laid the pipes themselves under the guidance of Wilma Mankiller",
      verbs: ["did not wait", "laid"],
    },
    { kind: "noun-and-phrase", after: "of Wilma Mankiller" },
    { kind: "noun-and-phrase", after: "of the Cherokee Nation" },
    {
      kind: "verb-and-complement",
      after: "the pipes themselves under the guidance of Wilma Mankiller",
      verb: "laid",
    },
    { kind: "preposition-and-object", after: "the guidance of Wilma Mankiller" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "became",
      base: "become",
      antecedent: "an organizer",
      number: "singular",
    },
    { kind: "finite", verb: "laid", base: "lay", subject: "they", number: "plural", tense: "past" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "emphasis"],
      words: "Instead",
      first:
        "residents of Bell, a rural Cherokee community in Oklahoma, did not wait for contractors to bring them running water",
      second:
        "they laid the pipes themselves under the guidance of Wilma Mankiller, an organizer who became principal chief of the Cherokee Nation in 1985",
      why: "The first statement says that the residents of Bell did not wait for contractors to bring running water, and the second says that the residents of Bell laid the water pipes themselves.",
    },
  ],
  pronouns: [{ word: "they", at: "they laid the pipes", antecedent: "residents" }],
  nouns: [
    {
      at: "residents' own labor",
      word: "residents'",
      forms: ["resident", "residents", "resident's", "residents'"],
      counted: "they laid the pipes",
      role: "owned",
      why: "The residents of Bell laid the pipes themselves, and the labor was theirs.",
    },
  ],
};
