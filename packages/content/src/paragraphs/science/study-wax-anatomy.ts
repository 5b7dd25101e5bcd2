import type { Paragraph } from "../paragraph.ts";

export const studyWaxAnatomy: Paragraph = {
  id: "study-wax-anatomy",
  version: 2,
  field: "science",
  source: "Biographies of Anna Morandi Manzolini; museum guides to anatomical models",
  text:
    "The wax models that anatomist Anna Morandi Manzolini made in eighteenth-century Bologna reflect more " +
    "than the anatomy of printed books: they record in three dimensions what she had observed in her own " +
    "dissections.",
  joints: [
    {
      kind: "essential",
      after: "that anatomist Anna Morandi Manzolini made in eighteenth-century Bologna",
      next: "reflect more than the anatomy of printed books",
      verb: "reflect",
    },
    {
      kind: "explanation",
      after: "they record in three dimensions what she had observed in her own dissections",
      verbs: ["reflect", "record"],
    },
    { kind: "title-and-name", title: "anatomist", after: "Anna Morandi Manzolini" },
    { kind: "noun-and-phrase", after: "of printed books" },
    { kind: "preposition-and-object", after: "eighteenth-century Bologna" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reflect",
      base: "reflect",
      subject: "The wax models",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they record in three", antecedent: "The wax models" }],
};
