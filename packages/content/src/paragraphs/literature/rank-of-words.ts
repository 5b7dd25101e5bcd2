import type { Paragraph } from "../paragraph.ts";

export const rankOfWords: Paragraph = {
  id: "rank-of-words",
  field: "literature",
  source: "Textbooks of linguistics; histories of quantitative linguistics",
  text:
    "In the 1930s, the American linguist George Kingsley Zipf observed that the frequency of a word in a long " +
    "text is roughly the inverse of its rank among all the words there. In other words, the most common word " +
    "tends to occur about twice as often as the second and three times as often as the third.",
  joints: [
    { kind: "title-and-name", after: "George Kingsley Zipf" },
    {
      kind: "verb-and-complement",
      after:
        "that the frequency of a word in a long text is roughly the inverse of its rank among all the words there",
      verb: "observed",
    },
    { kind: "noun-and-phrase", after: "of a word in a long text" },
    { kind: "preposition-and-object", after: "a long text" },
    { kind: "noun-and-phrase", after: "of its rank among all the words there" },
    {
      kind: "subject-and-verb",
      after:
        "tends to occur about twice as often as the second and three times as often as the third",
      verb: "tends",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to occur", base: "occur", beside: "tends" },
    {
      kind: "finite",
      verb: "observed",
      base: "observe",
      subject: "the American linguist George Kingsley Zipf",
      number: "singular",
      tense: "past",
      time: "In the 1930s",
    },
    {
      kind: "finite",
      verb: "tends",
      base: "tend",
      subject: "the most common word",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      words: "In other words",
      first:
        "the frequency of a word in a long text is roughly the inverse of its rank among all the words there",
      second:
        "the most common word tends to occur about twice as often as the second and three times as often as the third",
      why: "The second statement says the same as the first in plainer terms: what an inverse of rank means for the first three words.",
    },
  ],
};
