import type { Paragraph } from "../paragraph.ts";

export const bottleGourd: Paragraph = {
  id: "bottle-gourd",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of botany; handbooks of musical instruments",
  text:
    "The dried shell of the bottle gourd, a plant that has been cultivated for thousands of years, serves as a " +
    "vessel for water and grain in many parts of Africa. Furthermore, it forms the body or the resonators of " +
    "numerous musical instruments, including the kora, the balafon, and the shekere.",
  joints: [
    {
      kind: "inset",
      after: "a plant that has been cultivated for thousands of years",
      next: "serves as a vessel for water and grain in many parts of Africa",
      verb: "serves",
    },
    {
      kind: "turning-clauses",
      after:
        "Furthermore, it forms the body or the resonators of numerous musical instruments, including the kora, the balafon, and the shekere",
      verbs: ["serves", "forms"],
    },
    { kind: "lead-and-series", after: "the kora, the balafon, and the shekere" },
    { kind: "items", items: ["the kora", "the balafon", "the shekere"] },
    { kind: "noun-and-phrase", after: "of Africa" },
    { kind: "noun-and-phrase", after: "for water and grain" },
    { kind: "noun-and-phrase", after: "of the bottle gourd" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "serves",
      base: "serve",
      subject: "The dried shell",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "forms",
      base: "form",
      subject: "it",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["similarity", "alternative"],
      words: "Furthermore",
      first:
        "The dried shell of the bottle gourd, a plant that has been cultivated for thousands of years, serves as a vessel for water and grain in many parts of Africa",
      second:
        "it forms the body or the resonators of numerous musical instruments, including the kora, the balafon, and the shekere",
      why: "The first statement says that the shell of the gourd serves as a vessel for water and grain, and the second says that the shell of the gourd forms a part of numerous musical instruments.",
    },
  ],
  pronouns: [{ word: "it", at: "it forms the body", antecedent: "The dried shell" }],
  nouns: [
    {
      at: "shell of the bottle gourd",
      word: "shell",
      forms: ["shell", "shells", "shell's", "shells'"],
      counted: "serves",
      role: "predicate",
      why: "*Serves* calls for the singular, and the words that follow tell from which plant the shell comes.",
    },
  ],
};
