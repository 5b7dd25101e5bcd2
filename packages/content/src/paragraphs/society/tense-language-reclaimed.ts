import type { Paragraph } from "../paragraph.ts";

export const tenseLanguageReclaimed: Paragraph = {
  id: "tense-language-reclaimed",
  version: 2,
  field: "society",
  source: "Histories of Indigenous languages of North America; encyclopedia entries on Wampanoag",
  text:
    "The Wampanoag language of southern New England lost its last fluent speakers in the nineteenth century. " +
    "However, it survived in deeds, letters, and a Bible printed in 1663. Since 1993, the Wôpanâak Language " +
    "Reclamation Project has used these documents to restore the language, compiling a dictionary and " +
    "teaching classes for families. In 2000, the founder of the project, Jessie Little Doe Baird, completed a " +
    "degree in linguistics at the Massachusetts Institute of Technology.",
  joints: [
    {
      kind: "turning-clauses",
      after: "However, it survived in deeds, letters, and a Bible printed in 1663",
      verbs: ["lost", "survived"],
    },
    { kind: "items", items: ["deeds", "letters", "a Bible printed in 1663"] },
    {
      kind: "inset",
      after: "Jessie Little Doe Baird",
      next: "completed a degree in linguistics",
      verb: "completed",
      front: "In 2000",
    },
    { kind: "noun-and-phrase", after: "for families" },
    {
      kind: "subject-and-verb",
      after: "lost its last fluent speakers in the nineteenth century",
      verb: "lost",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has used",
      base: "use",
      subject: "the Wôpanâak Language Reclamation Project",
      number: "singular",
      tense: "perfect",
      time: "Since 1993",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "the founder",
      number: "singular",
      tense: "past",
      time: "In 2000",
    },
    {
      kind: "finite",
      verb: "lost",
      base: "lose",
      subject: "The Wampanoag language",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "However",
      first:
        "The Wampanoag language of southern New England lost its last fluent speakers in the nineteenth century",
      second: "it survived in deeds, letters, and a Bible printed in 1663",
      why: "The first statement says that the Wampanoag language lost its last fluent speakers in the nineteenth century, but the second says that the Wampanoag language survived in deeds, letters, and a Bible of 1663.",
    },
  ],
  pronouns: [{ word: "its", at: "its last fluent speakers", antecedent: "The Wampanoag language" }],
};
