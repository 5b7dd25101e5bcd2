import type { Paragraph } from "../paragraph.ts";

export const rothschildRabbitFlea: Paragraph = {
  id: "rothschild-rabbit-flea",
  version: 3,
  field: "science",
  source: "Histories of entomology; textbooks on parasites",
  text:
    "The rabbit flea reproduces only after it has fed on a pregnant rabbit, as English entomologist Miriam " +
    "Rothschild discovered in the 1960s. The hormones in the blood of the host cause the eggs of the flea to " +
    "mature. As a result, the laying of the eggs coincides with the birth of the young rabbits.",
  joints: [
    {
      kind: "turning-clauses",
      after: "As a result, the laying of the eggs coincides with the birth of the young rabbits",
      verbs: ["cause", "coincides"],
    },
    { kind: "title-and-name", title: "English entomologist", after: "Miriam Rothschild" },
    { kind: "subject-and-verb", after: "cause the eggs of the flea to mature", verb: "cause" },
    { kind: "noun-and-phrase", after: "of the host" },
    { kind: "preposition-and-object", after: "a pregnant rabbit" },
    { kind: "verb-and-complement", after: "the eggs of the flea to mature", verb: "cause" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "cause",
      base: "cause",
      subject: "The hormones",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "reproduces",
      base: "reproduce",
      subject: "The rabbit flea",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "coincides",
      base: "coincide",
      subject: "the laying",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["addition"],
      words: "As a result",
      first: "The hormones in the blood of the host cause the eggs of the flea to mature",
      second: "the laying of the eggs coincides with the birth of the young rabbits",
      why: "The first statement says that the hormones of a pregnant rabbit cause the eggs of the flea to mature, and the second says that the flea's eggs are laid at the time when the young rabbits are born.",
    },
  ],
  pronouns: [{ word: "it", at: "it has fed on", antecedent: "The rabbit flea" }],
  nouns: [
    {
      at: "rabbit, as English",
      word: "rabbit",
      forms: ["rabbit", "rabbits", "rabbit's", "rabbits'"],
      counted: "a pregnant",
      role: "predicate",
      why: "With *a*, a single rabbit is meant, and nothing that follows belongs to it.",
    },
  ],
};
