import type { Paragraph } from "../paragraph.ts";

export const revisionOfBloomsTaxonomy: Paragraph = {
  id: "revision-of-blooms-taxonomy",
  version: 2,
  field: "society",
  source: "Encyclopedias of education; textbooks of teaching",
  text:
    "A committee of examiners led by psychologist Benjamin Bloom published a classification of educational " +
    "goals in 1956. The six categories of its main scale, which ran from simple knowledge to evaluation, were " +
    "long treated as fixed. In 2001, a group that included a former student of Bloom's revised the scale: " +
    'verbs took the place of nouns, and "create" became the highest category.',
  joints: [
    {
      kind: "subject-and-verb",
      after: "published a classification of educational goals in 1956",
      verb: "published",
    },
    { kind: "title-and-name", title: "psychologist", after: "Benjamin Bloom" },
    { kind: "noun-and-phrase", after: "of educational goals" },
    {
      kind: "inset",
      after: "which ran from simple knowledge to evaluation",
      next: "were long treated as fixed",
      verb: "were long treated",
    },
    { kind: "explanation", after: "verbs took the place of nouns", verbs: ["revised", "took"] },
    { kind: "preposition-and-object", after: "examiners led by psychologist Benjamin Bloom" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "A committee",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The six categories",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "revised",
      base: "revise",
      subject: "a group",
      number: "singular",
      tense: "past",
      time: "In 2001",
    },
  ],
  turns: [],
};
