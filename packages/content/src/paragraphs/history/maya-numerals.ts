import type { Paragraph } from "../paragraph.ts";

export const mayaNumerals: Paragraph = {
  id: "maya-numerals",
  field: "history",
  source: "Histories of mathematics; encyclopedias of the ancient Maya",
  text:
    "The scribes of the ancient Maya wrote numbers of any size with only three signs: a dot for one, a bar " +
    "for five, and a shell for zero. Because the value of the signs depends on their position, a quantity in " +
    "the thousands can be expressed in only three digits.",
  joints: [
    {
      kind: "list",
      after: "a dot for one, a bar for five, and a shell for zero",
      verbs: ["wrote"],
    },
    { kind: "items", items: ["a dot for one", "a bar for five", "a shell for zero"] },
    {
      kind: "dependent-first",
      after: "a quantity in the thousands can be expressed in only three digits",
      verbs: ["depends", "can be expressed"],
    },
    {
      kind: "subject-and-verb",
      after: "wrote numbers of any size with only three signs",
      verb: "wrote",
    },
    { kind: "noun-and-phrase", after: "of any size" },
    { kind: "noun-and-phrase", after: "of the signs" },
    { kind: "preposition-and-object", after: "only three signs" },
    { kind: "preposition-and-object", after: "their position" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "the value",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "wrote",
      base: "write",
      subject: "The scribes",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their position, a quantity", antecedent: "the signs" }],
};
