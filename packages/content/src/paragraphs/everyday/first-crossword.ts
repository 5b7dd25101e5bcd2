import type { Paragraph } from "../paragraph.ts";

export const firstCrossword: Paragraph = {
  id: "first-crossword",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of games; histories of newspapers",
  text:
    "The first crossword puzzle, which editor Arthur Wynne printed in the *New York World* in 1913, differed " +
    "from its successors in two respects: its shape and its name. The grid formed a diamond with an empty " +
    "center, and the heading read Word-Cross; an error by a printer reversed the heading's two words some " +
    "weeks later.",
  joints: [
    {
      kind: "inset",
      after: "which editor Arthur Wynne printed in the *New York World* in 1913",
      next: "differed from its successors in two respects",
      verb: "differed",
    },
    { kind: "coordinated", after: "the heading read Word-Cross", verbs: ["formed", "read"] },
    { kind: "title-and-name", title: "editor", after: "Arthur Wynne" },
    { kind: "noun-and-phrase", after: "with an empty center" },
    { kind: "noun-and-phrase", after: "by a printer" },
    { kind: "preposition-and-object", after: "two respects" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "printed",
      base: "print",
      subject: "editor Arthur Wynne",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "reversed",
      base: "reverse",
      subject: "an error",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [
    { word: "its", at: "its successors in two", antecedent: "The first crossword puzzle" },
  ],
  nouns: [
    {
      at: "heading's two words",
      word: "heading's",
      forms: ["heading", "headings", "heading's", "headings'"],
      counted: "the heading read",
      role: "owned",
      why: "The grid had one heading, and the two words belong to it.",
    },
  ],
};
