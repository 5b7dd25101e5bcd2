import type { Paragraph } from "../paragraph.ts";

export const connellBarnacles: Paragraph = {
  id: "connell-barnacles",
  version: 3,
  field: "science",
  source: "Textbooks on ecology; histories of marine biology",
  text:
    "In 1961, American ecologist Joseph Connell reported a study of two kinds of barnacles on a Scottish " +
    "island, where the smaller kind lives only on the higher rocks of the shore. When he scraped away the " +
    "larger barnacle, the smaller one survived on the island's lower rocks as well. Its range is thus limited " +
    "from below by a single factor: competition with its neighbor.",
  joints: [
    { kind: "title-and-name", title: "American ecologist", after: "Joseph Connell" },
    { kind: "verb-and-complement", after: "a study of two kinds of barnacles", verb: "reported" },
    { kind: "noun-and-phrase", after: "of the shore" },
    {
      kind: "subject-and-verb",
      after: "is thus limited from below by a single factor",
      verb: "is",
    },
    { kind: "preposition-and-object", after: "a single factor" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reported",
      base: "report",
      subject: "American ecologist Joseph Connell",
      number: "singular",
      tense: "past",
      time: "In 1961",
    },
    {
      kind: "finite",
      verb: "survived",
      base: "survive",
      subject: "the smaller one",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its neighbor", antecedent: "the smaller one" }],
  nouns: [
    {
      at: "island's lower rocks",
      word: "island's",
      forms: ["island", "islands", "island's", "islands'"],
      counted: "a Scottish island",
      role: "owned",
      why: "The study took place on one island, and the rocks belong to it.",
    },
  ],
};
