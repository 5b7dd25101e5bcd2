import type { Paragraph } from "../paragraph.ts";

export const streetsOfTheCairoTrilogy: Paragraph = {
  id: "streets-of-the-cairo-trilogy",
  version: 3,
  field: "literature",
  source: "Standard companions to Arabic literature; introductions to the Cairo Trilogy",
  text:
    "Each novel of the Cairo Trilogy, by Egyptian writer Naguib Mahfouz, takes its title from a street in the " +
    "old city where members of one family live: *Palace Walk*, the home of the parents; *Palace of Desire*, " +
    "the home of the eldest son; and *Sugar Street*, the home of the married daughters.",
  joints: [
    {
      kind: "inset",
      after: "by Egyptian writer Naguib Mahfouz",
      next: "takes its title from a street in the old city where members of one family live",
      verb: "takes",
    },
    {
      kind: "glossed",
      items: [
        ["*Palace Walk*", "the home of the parents"],
        ["*Palace of Desire*", "the home of the eldest son"],
        ["*Sugar Street*", "the home of the married daughters"],
      ],
    },
    { kind: "title-and-name", title: "Egyptian writer", after: "Naguib Mahfouz" },
    { kind: "noun-and-phrase", after: "in the old city" },
    { kind: "noun-and-phrase", after: "of the Cairo Trilogy" },
    {
      kind: "verb-and-complement",
      after: "its title from a street in the old city",
      verb: "takes",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "takes",
      base: "take",
      subject: "Each novel",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "live",
      base: "live",
      subject: "members",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its title from a street", antecedent: "Each novel" }],
  nouns: [
    {
      at: "novel of the Cairo Trilogy",
      word: "novel",
      forms: ["novel", "novels", "novel's", "novels'"],
      counted: "Each",
      role: "predicate",
      why: "With *each*, a single novel is meant, and the words that follow tell to which trilogy it belongs.",
    },
  ],
};
