import type { Paragraph } from "../paragraph.ts";

export const secondLifeOfTheSeagull: Paragraph = {
  id: "second-life-of-the-seagull",
  version: 3,
  field: "literature",
  source: "Biographies of Anton Chekhov; standard histories of the theater",
  text:
    "In 1896, the first audience of *The Seagull*, a play by Russian writer Anton Chekhov, expected a broad " +
    "comedy and jeered the performance. Nevertheless, a new troupe in Moscow revived the play in 1898 with " +
    "such success that the company adopted a gull as its emblem.",
  joints: [
    {
      kind: "inset",
      after: "a play by Russian writer Anton Chekhov",
      next: "expected a broad comedy and jeered the performance",
      verb: "expected",
      front: "In 1896",
    },
    {
      kind: "turning-clauses",
      after:
        "Nevertheless, a new troupe in Moscow revived the play in 1898 with such success that the company adopted a gull as its emblem",
      verbs: ["expected", "revived"],
    },
    { kind: "second-verb", after: "jeered the performance", verbs: ["expected", "jeered"] },
    { kind: "title-and-name", title: "Russian writer", after: "Anton Chekhov" },
    { kind: "verb-and-complement", after: "a gull as its emblem", verb: "adopted" },
    { kind: "noun-and-phrase", after: "of *The Seagull*" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "revived",
      base: "revive",
      subject: "a new troupe in Moscow",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "expected",
      base: "expect",
      subject: "the first audience",
      number: "singular",
      tense: "past",
      time: "In 1896",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "Nevertheless",
      first:
        "the first audience of *The Seagull*, a play by Russian writer Anton Chekhov, expected a broad comedy and " +
        "jeered the performance",
      second:
        "a new troupe in Moscow revived the play in 1898 with such success that the company adopted a gull as its emblem",
      why: "The first statement says that the first audience of *The Seagull* jeered the performance in 1896, but the second reports that *The Seagull* was revived in Moscow in 1898 with great success.",
    },
  ],
  pronouns: [{ word: "its", at: "its emblem", antecedent: "the company" }],
  nouns: [
    {
      at: "company adopted a gull",
      word: "company",
      forms: ["company", "companies", "company's", "companies'"],
      counted: "a new troupe",
      role: "predicate",
      why: "One new troupe is spoken of, and the words that follow tell what it adopted.",
    },
  ],
};
