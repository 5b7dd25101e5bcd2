import type { Paragraph } from "../paragraph.ts";

export const craftTyrianPurple: Paragraph = {
  id: "craft-tyrian-purple",
  version: 2,
  field: "history",
  source: "Standard histories of dyes; textbooks on organic chemistry",
  text:
    "The purple dye for which the ancient Phoenicians were famous comes from sea snails of the family " +
    "Muricidae. Each animal yields very little pigment. In fact, the twelve thousand snails that chemist Paul " +
    "Friedländer used in 1909 to determine its composition provided only about 1.4 grams.",
  joints: [
    {
      kind: "clauses",
      after: "Each animal yields very little pigment",
      verbs: ["comes", "yields"],
    },
    {
      kind: "turning-clauses",
      after:
        "In fact, the twelve thousand snails that chemist Paul Friedländer used in 1909 to determine its " +
        "composition provided only about 1.4 grams",
      verbs: ["yields", "provided"],
    },
    { kind: "title-and-name", title: "chemist", after: "Paul Friedländer" },
    {
      kind: "subject-and-verb",
      after: "comes from sea snails of the family Muricidae",
      verb: "comes",
    },
    { kind: "noun-and-phrase", after: "of the family Muricidae" },
    { kind: "verb-and-complement", after: "very little pigment", verb: "yields" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "comes",
      base: "come",
      subject: "The purple dye",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "yields",
      base: "yield",
      subject: "Each animal",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "example", "similarity"],
      words: "In fact",
      first: "Each animal yields very little pigment",
      second:
        "the twelve thousand snails that chemist Paul Friedländer used in 1909 to determine its composition " +
        "provided only about 1.4 grams",
      why: "The first statement says that each sea snail yields very little purple pigment, and the second says that twelve thousand sea snails provided only about 1.4 grams of pigment.",
    },
  ],
};
