import type { Paragraph } from "../paragraph.ts";

export const mayMorrisCareer: Paragraph = {
  id: "may-morris-career",
  version: 2,
  field: "arts",
  source: "Standard histories of the Arts and Crafts movement; encyclopedia entries on May Morris",
  text:
    "English designer May Morris directed the embroidery department of a decorating firm, lectured in the " +
    "United States, and helped to establish the Women's Guild of Arts in 1907. In short, her part in the Arts " +
    "and Crafts movement extended well beyond the assistance that she gave to her father, William Morris.",
  joints: [
    { kind: "title-and-name", title: "English designer", after: "May Morris" },
    {
      kind: "items",
      items: [
        "directed the embroidery department of a decorating firm",
        "lectured in the United States",
        "helped to establish the Women's Guild of Arts in 1907",
      ],
    },
    { kind: "preposition-and-object", after: "the Arts and Crafts movement" },
    {
      kind: "subject-and-verb",
      after: "extended well beyond the assistance that she gave to her father",
      verb: "extended",
    },
    { kind: "noun-and-phrase", after: "of a decorating firm" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "extended",
      base: "extend",
      subject: "her part",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "directed",
      base: "direct",
      subject: "English designer May Morris",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "English designer May Morris directed the embroidery department of a decorating firm, lectured in the " +
        "United States, and helped to establish the Women's Guild of Arts in 1907",
      second:
        "her part in the Arts and Crafts movement extended well beyond the assistance that she gave to her father, William Morris",
      why: "The first statement says that May Morris directed an embroidery department, lectured abroad, and helped to establish a guild, and the second says that May Morris did much more in the movement than assist her father.",
    },
  ],
};
