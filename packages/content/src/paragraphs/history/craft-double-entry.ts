import type { Paragraph } from "../paragraph.ts";

export const craftDoubleEntry: Paragraph = {
  id: "craft-double-entry",
  version: 3,
  field: "history",
  source: "Standard histories of accounting; biographies of Luca Pacioli",
  text:
    "The treatise on bookkeeping that Franciscan friar Luca Pacioli included in his *Summa de arithmetica* of " +
    "1494 did not present a system of his own invention. Rather, it described the Venetian practice of " +
    "entering each transaction both as a debit and as a credit.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Rather, it described the Venetian practice of entering each transaction both as a debit and as a credit",
      verbs: ["did not present", "described"],
    },
    { kind: "title-and-name", title: "Franciscan friar", after: "Luca Pacioli" },
    {
      kind: "subject-and-verb",
      after: "did not present a system of his own invention",
      verb: "did not present",
    },
    { kind: "noun-and-phrase", after: "of his own invention" },
    { kind: "preposition-and-object", after: "his *Summa de arithmetica* of 1494" },
  ],
  verbs: [{ kind: "preposition", verb: "entering", base: "enter", beside: "described" }],
  turns: [
    {
      relation: "replacement",
      also: ["emphasis"],
      words: "Rather",
      first:
        "The treatise on bookkeeping that Franciscan friar Luca Pacioli included in his *Summa de arithmetica* of " +
        "1494 did not present a system of his own invention",
      second:
        "it described the Venetian practice of entering each transaction both as a debit and as a credit",
      why: "The first statement says that Pacioli's treatise did not present a system of his own invention, and the second says that Pacioli's treatise described the Venetian practice of entering transactions both as debits and as credits.",
    },
  ],
  pronouns: [{ word: "it", at: "it described the Venetian practice", antecedent: "The treatise" }],
  nouns: [
    {
      at: "treatise on bookkeeping",
      word: "treatise",
      forms: ["treatise", "treatises", "treatise's", "treatises'"],
      counted: "it described",
      role: "predicate",
      why: "*It described* shows that one treatise is meant, and the words that follow tell what it is about.",
    },
  ],
};
