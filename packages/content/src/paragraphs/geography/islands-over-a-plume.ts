import type { Paragraph } from "../paragraph.ts";

export const islandsOverAPlume: Paragraph = {
  id: "islands-over-a-plume",
  version: 3,
  field: "geography",
  source: "Histories of plate tectonics; biographies of J. Tuzo Wilson",
  text:
    "The islands of the Hawaiian chain increase in age from southeast to northwest. In 1963, Canadian " +
    "geophysicist J. Tuzo Wilson attributed this progression to a stationary source of heat beneath the " +
    "moving floor of the Pacific: each volcano forms above the source and becomes extinct after it has been " +
    "carried away.",
  joints: [
    {
      kind: "explanation",
      after:
        "each volcano forms above the source and becomes extinct after it has been carried away",
      verbs: ["attributed", "forms"],
    },
    {
      kind: "second-verb",
      after: "becomes extinct after it has been carried away",
      verbs: ["forms", "becomes"],
    },
    {
      kind: "subject-and-verb",
      after: "increase in age from southeast to northwest",
      verb: "increase",
    },
    { kind: "title-and-name", title: "Canadian geophysicist", after: "J. Tuzo Wilson" },
    {
      kind: "clauses",
      after:
        "In 1963, Canadian geophysicist J. Tuzo Wilson attributed this progression to a stationary source of heat " +
        "beneath the moving floor of the Pacific",
      verbs: ["increase", "attributed"],
    },
    { kind: "noun-and-phrase", after: "of the Hawaiian chain" },
    {
      kind: "verb-and-complement",
      after:
        "this progression to a stationary source of heat beneath the moving floor of the Pacific",
      verb: "attributed",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "increase",
      base: "increase",
      subject: "The islands",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "attributed",
      base: "attribute",
      subject: "Canadian geophysicist J. Tuzo Wilson",
      number: "singular",
      tense: "past",
      time: "In 1963",
    },
    {
      kind: "finite",
      verb: "forms",
      base: "form",
      subject: "each volcano",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it has been carried", antecedent: "each volcano" }],
  nouns: [
    {
      at: "volcano forms above",
      word: "volcano",
      forms: ["volcano", "volcanoes", "volcano's", "volcanoes'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single volcano is meant, and the words that follow tell where it forms.",
    },
    {
      at: "islands of the Hawaiian",
      word: "islands",
      forms: ["island", "islands", "island's", "islands'"],
      counted: "increase",
      role: "predicate",
      why: "*Increase* calls for the plural, and the words that follow tell which chain the islands form.",
    },
  ],
};
