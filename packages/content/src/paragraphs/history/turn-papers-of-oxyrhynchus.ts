import type { Paragraph } from "../paragraph.ts";

export const turnPapersOfOxyrhynchus: Paragraph = {
  id: "turn-papers-of-oxyrhynchus",
  version: 2,
  field: "history",
  source: "Handbooks of papyrology; histories of Roman Egypt",
  text:
    "The rubbish mounds of Oxyrhynchus, a city of Roman Egypt, have yielded hundreds of thousands of " +
    "fragments of papyrus since 1896. Many preserve works of literature; for example, one of them " +
    "contains a poem by Sappho. Most of the fragments, however, are receipts, contracts, private letters, " +
    "and petitions; in short, the mounds hold above all the records of ordinary life.",
  joints: [
    {
      kind: "inset",
      after: "a city of Roman Egypt",
      next: "have yielded hundreds of thousands of fragments of papyrus since 1896",
      verb: "have yielded",
    },
    {
      kind: "turning-clauses",
      after: "for example, one of them contains a poem by Sappho",
      verbs: ["preserve", "contains"],
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
      second: "one of them contains a poem by Sappho",
      why: "The first statement says that many of the fragments of papyrus preserve works of literature, and the second says that one fragment of papyrus contains a poem by Sappho.",
    },
    {
      relation: "contrast",
      also: ["concession", "addition"],
      words: "however",
      first: "one of them contains a poem by Sappho",
      second: "Most of the fragments are receipts, contracts, private letters, and petitions",
      why: "The first statement says that one fragment of papyrus contains a poem by Sappho, but the second says that most of the fragments are receipts, contracts, private letters, and petitions.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "in short",
      first:
        "Most of the fragments, however, are receipts, contracts, private letters, and petitions",
      second: "the mounds hold above all the records of ordinary life",
      why: "The first statement says that most of the fragments are receipts, contracts, private letters, and petitions, and the second says that the mounds hold above all the records of ordinary life.",
    },
  ],
};
