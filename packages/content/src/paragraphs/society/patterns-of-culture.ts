import type { Paragraph } from "../paragraph.ts";

export const patternsOfCulture: Paragraph = {
  id: "patterns-of-culture",
  version: 3,
  field: "society",
  source: "Histories of anthropology",
  text:
    "Ruth Benedict's *Patterns of Culture* (1934) compares three peoples: the Zuni, farmers of the New Mexico " +
    "desert; the Dobuans, gardeners on an island near New Guinea; and the Kwakwaka'wakw, fishers on the " +
    "Pacific coast of Canada. The customs of each society, she argued, form a coherent whole. Therefore, no " +
    "single practice can be understood apart from the others.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["the Zuni", "farmers of the New Mexico desert"],
        ["the Dobuans", "gardeners on an island near New Guinea"],
        ["the Kwakwaka'wakw", "fishers on the Pacific coast of Canada"],
      ],
    },
    { kind: "noun-and-phrase", after: "of each society" },
    {
      kind: "turning-clauses",
      after: "Therefore, no single practice can be understood apart from the others",
      verbs: ["form", "can be understood"],
    },
    { kind: "preposition-and-object", after: "an island near New Guinea" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "form",
      base: "form",
      subject: "The customs",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["restatement", "addition", "emphasis"],
      words: "Therefore",
      first: "The customs of each society, she argued, form a coherent whole",
      second: "no single practice can be understood apart from the others",
      why: "The first statement says that the customs of each society form a coherent whole, in the view of Benedict, and the second says that no single practice of a society can be understood apart from its other practices.",
    },
  ],
  nouns: [
    {
      at: "society, she argued",
      word: "society",
      forms: ["society", "societies", "society's", "societies'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single society is meant, and nothing that follows belongs to it.",
    },
  ],
};
