import type { Paragraph } from "../paragraph.ts";

export const scrollsOfSappho: Paragraph = {
  id: "scrolls-of-sappho",
  version: 3,
  field: "literature",
  source: "Standard histories of Greek literature; handbooks of papyrology",
  text:
    "Eager to preserve the works of older poets in the great library of their city, scholars in ancient " +
    "Alexandria collected the verse of Sappho, a poet from the Greek island of Lesbos, in nine scrolls. Only " +
    "one poem from these scrolls survives complete: a prayer to the goddess Aphrodite. Since the 1890s, " +
    "excavations in Egypt have yielded papyrus scraps that preserve parts of several others.",
  joints: [
    { kind: "subject-and-verb", after: "survives complete", verb: "survives" },
    { kind: "title-and-name", title: "the goddess", after: "Aphrodite" },
    { kind: "noun-and-phrase", after: "of Lesbos" },
    {
      kind: "subject-and-verb",
      after: "have yielded papyrus scraps that preserve parts of several others",
      verb: "have yielded",
    },
    { kind: "verb-and-complement", after: "the verse of Sappho", verb: "collected" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "survives",
      base: "survive",
      subject: "Only one poem",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "have yielded",
      base: "yield",
      subject: "excavations",
      number: "plural",
      tense: "perfect",
      time: "Since the 1890s",
    },
    {
      kind: "relative",
      verb: "preserve",
      base: "preserve",
      antecedent: "papyrus scraps",
      number: "plural",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Eager to preserve the works of older poets in the great library of their city",
      clause:
        "scholars in ancient Alexandria collected the verse of Sappho, a poet from the Greek island of Lesbos, in nine scrolls",
      noun: "scholars in ancient Alexandria",
      kind: "person",
      wrong: [
        {
          clause:
            "the verse of Sappho, a poet from the Greek island of Lesbos, filled nine scrolls when it was collected by scholars in ancient Alexandria",
          noun: "the verse of Sappho",
          kind: "work",
          reason: "Verse is not eager for anything; the scholars were.",
        },
        {
          clause:
            "nine scrolls were filled by scholars in ancient Alexandria with the verse of Sappho, a poet from the Greek island of Lesbos",
          noun: "nine scrolls",
          kind: "work",
          reason: "The scrolls were the means; they were not eager.",
        },
        {
          clause:
            "ancient Alexandria had the verse of Sappho, a poet from the Greek island of Lesbos, collected by scholars in nine scrolls",
          noun: "ancient Alexandria",
          kind: "place",
          reason: "The phrase describes the scholars, whose city it was, not the city itself.",
        },
      ],
    },
  ],
};
