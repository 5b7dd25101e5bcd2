import type { Paragraph } from "../paragraph.ts";

export const dickinsonPunctuation: Paragraph = {
  id: "dickinson-punctuation",
  version: 3,
  field: "literature",
  source: "Standard editions of Emily Dickinson; histories of the editing of her poems",
  text:
    "Published anonymously and altered by editors, only a few of the nearly 1,800 poems of Emily Dickinson " +
    "appeared before her death in 1886. The editors of the first collections replaced many of her dashes " +
    "with commas. In contrast, the edition that scholar Thomas H. Johnson published in 1955 follows the " +
    "punctuation of her manuscripts.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "appeared before her death in 1886",
      verb: "appeared",
    },
    {
      kind: "turning-clauses",
      after:
        "In contrast, the edition that scholar Thomas H. Johnson published in 1955 follows the punctuation of her " +
        "manuscripts",
      verbs: ["replaced", "follows"],
    },
    { kind: "noun-and-phrase", after: "of the first collections" },
    {
      kind: "subject-and-verb",
      after: "replaced many of her dashes with commas",
      verb: "replaced",
    },
    { kind: "verb-and-complement", after: "many of her dashes with commas", verb: "replaced" },
    { kind: "noun-and-phrase", after: "of her manuscripts" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "follows",
      base: "follow",
      subject: "the edition",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "scholar Thomas H. Johnson",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement", "sequence"],
      words: "In contrast",
      first: "The editors of the first collections replaced many of her dashes with commas",
      second:
        "the edition that scholar Thomas H. Johnson published in 1955 follows the punctuation of her manuscripts",
      why: "The first statement says that the first editors replaced many of Dickinson's dashes with commas, whereas the second says that an edition of 1955 follows the punctuation of Dickinson's manuscripts.",
    },
  ],
  modifiers: [
    {
      opening: "Published anonymously and altered by editors",
      clause:
        "only a few of the nearly 1,800 poems of Emily Dickinson appeared before her death in 1886",
      noun: "only a few of the nearly 1,800 poems of Emily Dickinson",
      kind: "work",
      wrong: [
        {
          clause:
            "Emily Dickinson had seen only a few of her nearly 1,800 poems printed when her death came in 1886",
          noun: "Emily Dickinson",
          kind: "person",
          reason: "The poet was not altered by editors; her poems were.",
        },
        {
          clause:
            "the printing of only a few of the nearly 1,800 poems of Emily Dickinson took place before her death in 1886",
          noun: "the printing",
          kind: "idea",
          reason:
            "The noun after the comma is *printing*, and a deed is not published anonymously.",
        },
        {
          clause:
            "Emily Dickinson's death in 1886 came when only a few of her nearly 1,800 poems had been printed",
          noun: "Emily Dickinson's death",
          kind: "idea",
          reason: "The noun after the comma is *death*; the poems were what editors altered.",
        },
      ],
    },
  ],
};
