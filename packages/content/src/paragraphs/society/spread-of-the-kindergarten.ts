import type { Paragraph } from "../paragraph.ts";

export const spreadOfTheKindergarten: Paragraph = {
  id: "spread-of-the-kindergarten",
  field: "society",
  source: "Histories of education",
  text:
    "The kindergarten reached the United States with German immigrants. In 1856, Margarethe Schurz, who had " +
    "studied the methods of Friedrich Fröbel in Hamburg, opened a class for German-speaking children in " +
    "Watertown, Wisconsin; four years later, Elizabeth Peabody founded one in Boston for speakers of English. " +
    "The kindergarten that Susan Blow directed in St. Louis from 1873 on was among the first in a public " +
    "school system.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "reached the United States with German immigrants",
      verb: "reached",
    },
    { kind: "noun-and-phrase", after: "of Friedrich Fröbel in Hamburg" },
    { kind: "noun-and-phrase", after: "for German-speaking children in Watertown" },
    { kind: "noun-and-phrase", after: "of English" },
    { kind: "preposition-and-object", after: "German immigrants" },
    {
      kind: "verb-and-complement",
      after: "the United States with German immigrants",
      verb: "reached",
    },
    {
      kind: "verb-and-complement",
      after: "a class for German-speaking children in Watertown, Wisconsin",
      verb: "opened",
    },
    {
      kind: "clauses",
      after: "four years later, Elizabeth Peabody founded one in Boston for speakers of English",
      verbs: ["opened", "founded"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "Margarethe Schurz",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The kindergarten",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
