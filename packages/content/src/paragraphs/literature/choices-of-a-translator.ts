import type { Paragraph } from "../paragraph.ts";

export const choicesOfATranslator: Paragraph = {
  id: "choices-of-a-translator",
  version: 3,
  field: "literature",
  source: "Handbooks of translation studies",
  text:
    "The translator of a metrical poem may try to reproduce its meter and rhyme. Alternatively, the translator " +
    "may keep only the literal sense, a course that Vladimir Nabokov followed in 1964 in his version of *Eugene " +
    "Onegin*, the novel in verse by Alexander Pushkin.",
  joints: [
    { kind: "preposition-and-object", after: "his version of *Eugene Onegin*" },
    {
      kind: "subject-and-verb",
      after: "may try to reproduce its meter and rhyme",
      verb: "may try",
    },
    { kind: "verb-and-complement", after: "to reproduce its meter and rhyme", verb: "may try" },
    { kind: "noun-and-phrase", after: "of *Eugene Onegin*" },
    { kind: "noun-and-phrase", after: "of a metrical poem" },
    { kind: "verb-and-complement", after: "only the literal sense", verb: "may keep" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "followed",
      base: "follow",
      subject: "Vladimir Nabokov",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "concession", "replacement"],
      words: "Alternatively",
      first: "The translator of a metrical poem may try to reproduce its meter and rhyme",
      second: "the translator may keep only the literal sense",
      why: "The first statement says that the translator of a metrical poem may try to reproduce its meter and rhyme, and the second says that the translator of a poem may keep only the literal sense.",
    },
  ],
  pronouns: [{ word: "its", at: "its meter and rhyme", antecedent: "a metrical poem" }],
  nouns: [
    {
      at: "poem may try",
      word: "poem",
      forms: ["poem", "poems", "poem's", "poems'"],
      counted: "a metrical",
      role: "predicate",
      why: "With *a*, a single poem is meant, and the words that follow tell what its translator may do.",
    },
  ],
};
