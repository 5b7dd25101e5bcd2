import type { Paragraph } from "../paragraph.ts";

export const makersOfTheTransistor: Paragraph = {
  id: "makers-of-the-transistor",
  version: 3,
  field: "technology",
  source: "Histories of electronics; records of the Nobel Prizes",
  text:
    "The Nobel Prize in Physics for 1956 recognized three American physicists whose research at Bell " +
    "Laboratories in the 1940s had produced the transistor: John Bardeen, Walter Brattain, and William " +
    "Shockley.",
  coda: "The three physicists' later careers took very different directions.",
  joints: [
    {
      kind: "list",
      after: "John Bardeen, Walter Brattain, and William Shockley",
      verbs: ["recognized"],
    },
    { kind: "items", items: ["John Bardeen", "Walter Brattain", "William Shockley"] },
    {
      kind: "subject-and-verb",
      after:
        "recognized three American physicists whose research at Bell Laboratories in the 1940s had produced the transistor",
      verb: "recognized",
    },
    { kind: "noun-and-phrase", after: "in Physics for 1956" },
    {
      kind: "verb-and-complement",
      after:
        "three American physicists whose research at Bell Laboratories in the 1940s had produced the transistor",
      verb: "recognized",
    },
  ],
  verbs: [],
  turns: [],
  nouns: [
    {
      at: "physicists' later careers",
      word: "physicists'",
      forms: ["physicist", "physicists", "physicist's", "physicists'"],
      counted: "three American physicists",
      role: "owned",
      why: "Three physicists are meant, and the careers were theirs.",
    },
  ],
};
