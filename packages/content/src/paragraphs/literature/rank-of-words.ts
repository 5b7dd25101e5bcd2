import type { Paragraph } from "../paragraph.ts";

export const rankOfWords: Paragraph = {
  id: "rank-of-words",
  version: 2,
  field: "literature",
  source: "Textbooks of linguistics; histories of quantitative linguistics",
  text:
    "The frequency of a word in a long text, as American linguist George Kingsley Zipf observed in the " +
    "1930s, is roughly proportional to the inverse of its rank among all the words of that text. For " +
    "example, the tenth most common word tends to occur about ten times as often as the hundredth.",
  joints: [
    { kind: "title-and-name", title: "American linguist", after: "George Kingsley Zipf" },
    { kind: "noun-and-phrase", after: "of a word in a long text" },
    { kind: "preposition-and-object", after: "a long text" },
    { kind: "noun-and-phrase", after: "of its rank among all the words of that text" },
    {
      kind: "inset",
      after: "as American linguist George Kingsley Zipf observed in the 1930s",
      next: "is roughly proportional to the inverse of its rank among all the words of that text",
      verb: "is",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, the tenth most common word tends to occur about ten times as often as the hundredth",
      verbs: ["is", "tends"],
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to occur", base: "occur", beside: "tends" },
    {
      kind: "finite",
      verb: "tends",
      base: "tend",
      subject: "the tenth most common word",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "restatement"],
      words: "For example",
      first:
        "The frequency of a word in a long text, as American linguist George Kingsley Zipf observed in the " +
        "1930s, is roughly proportional to the inverse of its rank among all the words of that text",
      second: "the tenth most common word tends to occur about ten times as often as the hundredth",
      why: "The first statement says that the frequency of a word is roughly proportional to the inverse of its rank, and the second says that the tenth most common word tends to occur about ten times as often as the hundredth.",
    },
  ],
  pronouns: [{ word: "its", at: "its rank among", antecedent: "a word" }],
};
