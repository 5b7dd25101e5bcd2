import type { Paragraph } from "../paragraph.ts";

export const visualCliff: Paragraph = {
  id: "visual-cliff",
  version: 3,
  field: "society",
  source: "Textbooks of developmental psychology",
  text:
    "The visual cliff, a table of thick glass that psychologists Eleanor Gibson and Richard Walk built in the " +
    "late 1950s, tests the perception of depth. A checkered cloth lies directly beneath one half of the glass " +
    "and several feet below the other. Most infants old enough to crawl refused to cross the deep half, even " +
    "toward their mothers. Similarly, newborn goats never stepped onto it.",
  joints: [
    {
      kind: "inset",
      after:
        "a table of thick glass that psychologists Eleanor Gibson and Richard Walk built in the late 1950s",
      next: "tests the perception of depth",
      verb: "tests",
    },
    { kind: "title-and-name", title: "psychologists", after: "Eleanor Gibson" },
    { kind: "noun-and-phrase", after: "of depth" },
    {
      kind: "turning-clauses",
      after: "Similarly, newborn goats never stepped onto it",
      verbs: ["refused", "never stepped"],
    },
    {
      kind: "subject-and-verb",
      after: "lies directly beneath one half of the glass and several feet below the other",
      verb: "lies",
    },
    { kind: "noun-and-phrase", after: "of thick glass" },
    { kind: "preposition-and-object", after: "one half of the glass" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to crawl", base: "crawl", beside: "enough" },
    {
      kind: "finite",
      verb: "tests",
      base: "test",
      subject: "The visual cliff",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "lies",
      base: "lie",
      subject: "A checkered cloth",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition", "emphasis"],
      words: "Similarly",
      first:
        "Most infants old enough to crawl refused to cross the deep half, even toward their mothers",
      second: "newborn goats never stepped onto it",
      why: "The first statement says that most infants old enough to crawl refused to cross the deep half of the glass, and the second says that newborn goats never stepped onto the deep half of the glass.",
    },
  ],
  pronouns: [{ word: "their", at: "their mothers", antecedent: "Most infants" }],
  nouns: [
    {
      at: "cliff, a table",
      word: "cliff",
      forms: ["cliff", "cliffs", "cliff's", "cliffs'"],
      counted: "tests the perception",
      role: "predicate",
      why: "*Tests* calls for the singular, and the words that follow tell what the visual cliff is made of.",
    },
  ],
};
