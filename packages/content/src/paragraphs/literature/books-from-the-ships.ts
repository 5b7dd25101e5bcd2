import type { Paragraph } from "../paragraph.ts";

export const booksFromTheShips: Paragraph = {
  id: "books-from-the-ships",
  version: 3,
  field: "literature",
  source: "Standard histories of libraries; histories of ancient Alexandria",
  text:
    "The kings of Egypt, according to physician Galen, went to great lengths to enlarge the library of " +
    "Alexandria. They ordered books found on arriving ships to be seized and copied. Moreover, they borrowed " +
    "the official texts of the Athenian tragedies and kept them, forfeiting a large deposit.",
  joints: [
    {
      kind: "inset",
      after: "according to physician Galen",
      next: "went to great lengths to enlarge the library of Alexandria",
      verb: "went",
    },
    {
      kind: "turning-clauses",
      after: "Moreover, they borrowed the official texts of the Athenian tragedies and kept them",
      verbs: ["ordered", "borrowed"],
    },
    { kind: "noun-and-phrase", after: "of the Athenian tragedies" },
    { kind: "noun-and-phrase", after: "of Alexandria" },
    {
      kind: "verb-and-complement",
      after: "books found on arriving ships to be seized and copied",
      verb: "ordered",
    },
    { kind: "preposition-and-object", after: "arriving ships" },
  ],
  verbs: [{ kind: "outcome", verb: "forfeiting", base: "forfeit", beside: "kept" }],
  turns: [
    {
      relation: "addition",
      also: ["sequence", "emphasis", "similarity"],
      words: "Moreover",
      first: "They ordered books found on arriving ships to be seized and copied",
      second: "they borrowed the official texts of the Athenian tragedies and kept them",
      why: "The first statement says that the kings had books on ships seized and copied, and the second says that the kings borrowed official texts of the Athenian tragedies and kept the texts.",
    },
  ],
  nouns: [
    {
      at: "kings of Egypt",
      word: "kings",
      forms: ["king", "kings", "king's", "kings'"],
      counted: "They ordered",
      role: "predicate",
      why: "*They* in the next sentence shows that several kings are meant, and the words that follow tell what country they ruled.",
    },
  ],
};
