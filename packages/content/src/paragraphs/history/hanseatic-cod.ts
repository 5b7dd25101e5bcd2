import type { Paragraph } from "../paragraph.ts";

export const hanseaticCod: Paragraph = {
  id: "hanseatic-cod",
  version: 3,
  field: "history",
  source: "Histories of the Hanseatic League; histories of Norway",
  text:
    "In the fourteenth century, the office that merchants of the Hanseatic League maintained at Bergen, on " +
    "the western coast of Norway, owed most of its profits to a single commodity: dried cod from the northern " +
    "islands.",
  coda: "The merchants' former quarter still faces the harbor there.",
  joints: [
    { kind: "noun-and-phrase", after: "of the Hanseatic League" },
    { kind: "noun-and-phrase", after: "from the northern islands" },
    { kind: "preposition-and-object", after: "the northern islands" },
    { kind: "noun-and-phrase", after: "of Norway" },
    { kind: "preposition-and-object", after: "a single commodity" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "owed",
      base: "owe",
      subject: "the office",
      number: "singular",
      tense: "past",
      time: "In the fourteenth century",
    },
    {
      kind: "finite",
      verb: "maintained",
      base: "maintain",
      subject: "merchants",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its profits to a", antecedent: "the office" }],
  nouns: [
    {
      at: "merchants' former quarter",
      word: "merchants'",
      forms: ["merchant", "merchants", "merchant's", "merchants'"],
      counted: "merchants of the Hanseatic League",
      role: "owned",
      why: "Merchants are spoken of in the plural, and the quarter was theirs.",
    },
  ],
};
