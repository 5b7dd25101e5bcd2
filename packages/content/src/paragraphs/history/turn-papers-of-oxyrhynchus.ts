import type { Paragraph } from "../paragraph.ts";

export const turnPapersOfOxyrhynchus: Paragraph = {
  id: "turn-papers-of-oxyrhynchus",
  field: "history",
  source: "Handbooks of papyrology; histories of Roman Egypt",
  text:
    "The rubbish mounds of Oxyrhynchus, a city of Roman Egypt, have yielded hundreds of thousands of " +
    "fragments of papyrus since 1896. Many preserve works of literature; a poem by Sappho, for example, was " +
    "recovered there. Most of the fragments, however, are receipts, contracts, private letters, and " +
    "petitions; the mounds, in short, hold the records of ordinary life.",
  joints: [
    {
      kind: "inset",
      after: "a city of Roman Egypt",
      next: "have yielded hundreds of thousands of fragments of papyrus since 1896",
      verb: "have yielded",
    },
    {
      kind: "turning-clauses",
      after: "a poem by Sappho, for example, was recovered there",
      verbs: ["preserve", "was recovered"],
    },
    {
      kind: "clauses",
      after: "Many preserve works of literature",
      verbs: ["have yielded", "preserve"],
    },
    { kind: "noun-and-phrase", after: "of Oxyrhynchus" },
    { kind: "noun-and-phrase", after: "of ordinary life" },
    { kind: "verb-and-complement", after: "works of literature", verb: "preserve" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have yielded",
      base: "yield",
      subject: "The rubbish mounds",
      number: "plural",
      tense: "perfect",
    },
    {
      kind: "finite",
      verb: "preserve",
      base: "preserve",
      subject: "Many",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for example",
      first: "Many preserve works of literature",
      second: "a poem by Sappho was recovered there",
      why: "The first statement says that many fragments hold literature, and the second names one literary work found there.",
    },
    {
      relation: "contrast",
      also: ["concession", "addition"],
      words: "however",
      first: "a poem by Sappho, for example, was recovered there",
      second: "Most of the fragments are receipts, contracts, private letters, and petitions",
      why: "The first statement names a literary find, and the second says that most fragments are of a different kind.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "in short",
      first:
        "Most of the fragments, however, are receipts, contracts, private letters, and petitions",
      second: "the mounds hold the records of ordinary life",
      why: "The first statement lists several kinds of document, and the second gathers them under one brief description.",
    },
  ],
};
