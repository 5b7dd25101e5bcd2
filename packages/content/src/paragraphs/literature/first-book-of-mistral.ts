import type { Paragraph } from "../paragraph.ts";

export const firstBookOfMistral: Paragraph = {
  id: "first-book-of-mistral",
  version: 3,
  field: "literature",
  source: "Biographies of Gabriela Mistral; standard histories of Latin American literature",
  text:
    "*Desolación*, the first book by Chilean poet Gabriela Mistral, appeared in 1922 not in Chile but in New " +
    "York. In 1921, critic Federico de Onís lectured on the poet's early poems to a group of American " +
    "teachers of Spanish. Because the teachers found that no volume of her work existed, the institute that " +
    "he directed brought one out the following year.",
  joints: [
    {
      kind: "inset",
      after: "the first book by Chilean poet Gabriela Mistral",
      next: "appeared in 1922 not in Chile but in New York",
      verb: "appeared",
    },
    { kind: "noun-and-phrase", after: "by Chilean poet Gabriela Mistral" },
    { kind: "verb-and-complement", after: "that no volume of her work existed", verb: "found" },
    { kind: "title-and-name", title: "critic", after: "Federico de Onís" },
    {
      kind: "dependent-first",
      after: "the institute that he directed brought one out the following year",
      verbs: ["found", "brought"],
    },
    { kind: "noun-and-phrase", after: "of American teachers of Spanish" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "appeared",
      base: "appear",
      subject: "*Desolación*",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "lectured",
      base: "lecture",
      subject: "critic Federico de Onís",
      number: "singular",
      tense: "past",
      time: "In 1921",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "poet's early poems",
      word: "poet's",
      forms: ["poet", "poets", "poet's", "poets'"],
      counted: "Chilean poet",
      role: "owned",
      why: "One poet, Gabriela Mistral, is named, and the poems are hers.",
    },
    {
      at: "teachers found that",
      word: "teachers",
      forms: ["teacher", "teachers", "teacher's", "teachers'"],
      counted: "a group of",
      role: "predicate",
      why: "A group of teachers is spoken of, and the words that follow tell what they found.",
    },
  ],
};
