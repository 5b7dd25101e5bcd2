import type { Paragraph } from "../paragraph.ts";

export const clarkDollStudies: Paragraph = {
  id: "clark-doll-studies",
  version: 2,
  field: "society",
  source: "Histories of psychology; histories of school desegregation in the United States",
  text:
    "Mamie and Kenneth Clark, psychologists who had met as students at Howard University, showed Black children " +
    "a set of dolls that were alike in everything but skin color. Most of the children preferred a white doll. " +
    "In 1954, the justices of the Supreme Court cited a paper by Kenneth Clark in *Brown v. Board of " +
    "Education*, ruling that the segregation of public schools was unconstitutional.",
  joints: [
    {
      kind: "clauses",
      after:
        "In 1954, the justices of the Supreme Court cited a paper by Kenneth Clark in *Brown v. Board of Education*",
      verbs: ["preferred", "cited"],
    },
    {
      kind: "inset",
      after: "psychologists who had met as students at Howard University",
      next: "showed Black children a set of dolls that were alike in everything but skin color",
      verb: "showed",
    },
    { kind: "subject-and-verb", after: "preferred a white doll", verb: "preferred" },
    { kind: "noun-and-phrase", after: "of the children" },
    {
      kind: "outcome",
      after: "ruling that the segregation of public schools was unconstitutional",
      verbs: ["cited"],
    },
    { kind: "verb-and-complement", after: "a white doll", verb: "preferred" },
  ],
  verbs: [
    { kind: "relative", verb: "were", base: "be", antecedent: "dolls", number: "plural" },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "the segregation",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "ruling", base: "rule", beside: "cited" },
  ],
  turns: [],
  nouns: [
    {
      at: "dolls that were alike",
      word: "dolls",
      forms: ["doll", "dolls", "doll's", "dolls'"],
      counted: "a set of",
      role: "predicate",
      why: "A set consists of several dolls, and the words that follow tell how they were alike.",
    },
  ],
};
