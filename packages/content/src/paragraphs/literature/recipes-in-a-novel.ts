import type { Paragraph } from "../paragraph.ts";

export const recipesInANovel: Paragraph = {
  id: "recipes-in-a-novel",
  version: 3,
  field: "literature",
  source: "Standard companions to Mexican literature; criticism of Laura Esquivel",
  text:
    "Each of the twelve chapters in *Like Water for Chocolate*, a 1989 novel by Mexican writer Laura " +
    "Esquivel, bears the name of a month and opens with a recipe. The recipes do not interrupt the plot; " +
    "instead, they set it in motion, for the feelings of the cook pass into her dishes and affect everyone " +
    "who eats them.",
  joints: [
    {
      kind: "inset",
      after: "a 1989 novel by Mexican writer Laura Esquivel",
      next: "bears the name of a month and opens with a recipe",
      verb: "bears",
    },
    {
      kind: "turning-clauses",
      after: "instead, they set it in motion",
      verbs: ["do not interrupt", "set"],
    },
    { kind: "second-verb", after: "opens with a recipe", verbs: ["bears", "opens"] },
    { kind: "title-and-name", title: "Mexican writer", after: "Laura Esquivel" },
    { kind: "noun-and-phrase", after: "of the cook" },
    { kind: "verb-and-complement", after: "the name of a month", verb: "bears" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bears",
      base: "bear",
      subject: "Each",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "pass",
      base: "pass",
      subject: "the feelings",
      number: "plural",
      tense: "present",
    },
    { kind: "relative", verb: "eats", base: "eat", antecedent: "everyone", number: "singular" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["emphasis"],
      words: "instead",
      first: "The recipes do not interrupt the plot",
      second: "they set it in motion",
      why: "The first statement says that the recipes in the novel do not interrupt the plot, and the second says that the recipes set the plot of the novel in motion.",
    },
  ],
  pronouns: [{ word: "they", at: "they set it in motion", antecedent: "The recipes" }],
  nouns: [
    {
      at: "chapters in *Like Water for Chocolate*",
      word: "chapters",
      forms: ["chapter", "chapters", "chapter's", "chapters'"],
      counted: "twelve",
      role: "predicate",
      why: "With *twelve*, several chapters are meant, and the words that follow tell from which novel they come.",
    },
  ],
};
