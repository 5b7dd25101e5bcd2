import type { Paragraph } from "../paragraph.ts";

export const behistunInscription: Paragraph = {
  id: "behistun-inscription",
  version: 2,
  field: "history",
  source: "Histories of decipherment; encyclopedias of the ancient Near East",
  text:
    "The text of the Rosetta Stone is written in Greek as well as in two Egyptian scripts, a fact that " +
    "enabled scholars of the 1820s to decipher hieroglyphs. Likewise, the inscription of Darius I at " +
    "Behistun, in western Iran, presents a single account in three languages; one of them, Old Persian, gave " +
    "nineteenth-century scholars the key to the others.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Likewise, the inscription of Darius I at Behistun, in western Iran, presents a single account in three languages",
      verbs: ["is", "presents"],
    },
    {
      kind: "subject-and-verb",
      after: "is written in Greek as well as in two Egyptian scripts",
      verb: "is",
    },
    { kind: "noun-and-phrase", after: "of the Rosetta Stone" },
    { kind: "noun-and-phrase", after: "of Darius I at Behistun" },
    { kind: "verb-and-complement", after: "a single account in three languages", verb: "presents" },
    { kind: "noun-and-phrase", after: "to the others" },
    { kind: "preposition-and-object", after: "two Egyptian scripts" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "presents",
      base: "present",
      subject: "the inscription",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "enabled", base: "enable", antecedent: "a fact", number: "singular" },
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "one",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Likewise",
      first:
        "The text of the Rosetta Stone is written in Greek as well as in two Egyptian scripts, a fact that enabled scholars of the 1820s to decipher hieroglyphs",
      second:
        "the inscription of Darius I at Behistun, in western Iran, presents a single account in three languages",
      why: "The first statement says that the Rosetta Stone bears a text in Greek and two Egyptian scripts, and the second says that the inscription at Behistun presents a single account in three languages.",
    },
  ],
};
