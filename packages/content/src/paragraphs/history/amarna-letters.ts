import type { Paragraph } from "../paragraph.ts";

export const amarnaLetters: Paragraph = {
  id: "amarna-letters",
  version: 3,
  field: "history",
  source: "Histories of the ancient Near East; encyclopedias of Egyptology",
  text:
    "Some 350 letters on clay, unearthed at Amarna beginning in 1887, record the dealings between " +
    "Egyptian pharaohs of the fourteenth century BCE and foreign rulers, including the kings of Babylon, " +
    "Mitanni, and Hatti. Although the tablets belonged to the pharaohs' own archive, nearly all of them " +
    "are inscribed in Akkadian, a language of Mesopotamia.",
  joints: [
    {
      kind: "inset",
      after: "unearthed at Amarna beginning in 1887",
      next: "record the dealings between Egyptian pharaohs of the fourteenth century BCE and foreign rulers, including the kings of Babylon, Mitanni, and Hatti",
      verb: "record",
    },
    { kind: "lead-and-series", after: "Babylon, Mitanni, and Hatti" },
    { kind: "items", items: ["Babylon", "Mitanni", "Hatti"] },
    {
      kind: "dependent-first",
      after: "nearly all of them are inscribed in Akkadian, a language of Mesopotamia",
      verbs: ["belonged", "are inscribed"],
    },
    { kind: "noun-and-phrase", after: "of Mesopotamia" },
    { kind: "noun-and-phrase", after: "of the fourteenth century BCE" },
    { kind: "preposition-and-object", after: "clay" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "record",
      base: "record",
      subject: "letters",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "belonged",
      base: "belong",
      subject: "the tablets",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "pharaohs' own archive",
      word: "pharaohs'",
      forms: ["pharaoh", "pharaohs", "pharaoh's", "pharaohs'"],
      counted: "Egyptian pharaohs",
      role: "owned",
      why: "More than one pharaoh is spoken of, and the archive was theirs.",
    },
  ],
};
