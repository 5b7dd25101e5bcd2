import type { Paragraph } from "../paragraph.ts";

export const typesOfAuthority: Paragraph = {
  id: "types-of-authority",
  version: 2,
  field: "society",
  source: "Histories of sociology; textbooks of social theory",
  text:
    "German sociologist Max Weber distinguished three grounds on which people accept the rule of others: " +
    "custom, devotion to a leader, and belief in law. Authority of the second kind, to which he gave the name " +
    '"charismatic," is the least stable; after the death of a leader, the community of followers either ' +
    "dissolves or adopts one of the other forms.",
  joints: [
    { kind: "title-and-name", title: "German sociologist", after: "Max Weber" },
    {
      kind: "list",
      after: "custom, devotion to a leader, and belief in law",
      verbs: ["distinguished"],
    },
    { kind: "items", items: ["custom", "devotion to a leader", "belief in law"] },
    { kind: "noun-and-phrase", after: "of the second kind" },
    { kind: "noun-and-phrase", after: "of followers" },
    { kind: "preposition-and-object", after: "others" },
    {
      kind: "verb-and-complement",
      after: "three grounds on which people accept the rule of others",
      verb: "distinguished",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "Authority",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "distinguished",
      base: "distinguish",
      subject: "German sociologist Max Weber",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
