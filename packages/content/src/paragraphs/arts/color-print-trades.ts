import type { Paragraph } from "../paragraph.ts";

export const colorPrintTrades: Paragraph = {
  id: "color-print-trades",
  version: 3,
  field: "arts",
  source: "Standard histories of Japanese printmaking; museum guides to woodblock technique",
  text:
    "Three specialists worked for the publisher of a Japanese color print: the designer, who drew the image " +
    "in ink; the carver, who cut a block of cherry wood for each color; and the printer, who pressed damp " +
    "paper against the inked blocks by hand.",
  coda: "All three specialists' skills took years to master.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["the designer", "who drew the image in ink"],
        ["the carver", "who cut a block of cherry wood for each color"],
        ["the printer", "who pressed damp paper against the inked blocks by hand"],
      ],
    },
    {
      kind: "subject-and-verb",
      after:
        "worked for the publisher of a Japanese color print: the designer, who drew the image in ink; the carver, who cut a block of cherry wood for each color; and the printer, who pressed damp paper against the inked blocks by hand",
      verb: "worked",
    },
    { kind: "noun-and-phrase", after: "of a Japanese color print" },
    { kind: "preposition-and-object", after: "the publisher of a Japanese color print" },
    { kind: "noun-and-phrase", after: "of cherry wood for each color" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "worked",
      base: "work",
      subject: "Three specialists",
      number: "plural",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "pressed",
      base: "press",
      antecedent: "the printer",
      number: "singular",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "specialists' skills",
      word: "specialists'",
      forms: ["specialist", "specialists", "specialist's", "specialists'"],
      counted: "All three",
      role: "owned",
      why: "All three specialists are meant, and the skills were theirs.",
    },
  ],
};
