import type { Paragraph } from "../paragraph.ts";

export const languageOfTheShahnameh: Paragraph = {
  id: "language-of-the-shahnameh",
  version: 2,
  field: "literature",
  source: "Standard histories of Persian literature",
  text:
    "The *Shahnameh*, which Persian poet Ferdowsi completed about 1010, recounts the reigns of fifty rulers " +
    "of Iran. The vocabulary of its many thousands of couplets includes few words of Arabic origin; readers " +
    "of Persian still follow most of the poem without a translation.",
  joints: [
    {
      kind: "inset",
      after: "which Persian poet Ferdowsi completed about 1010",
      next: "recounts the reigns of fifty rulers of Iran",
      verb: "recounts",
    },
    {
      kind: "clauses",
      after: "readers of Persian still follow most of the poem without a translation",
      verbs: ["includes", "still follow"],
    },
    { kind: "subject-and-verb", after: "includes few words of Arabic origin", verb: "includes" },
    { kind: "noun-and-phrase", after: "of fifty rulers of Iran" },
    { kind: "verb-and-complement", after: "few words of Arabic origin", verb: "includes" },
    { kind: "title-and-name", title: "Persian poet", after: "Ferdowsi" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "recounts",
      base: "recount",
      subject: "The *Shahnameh*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "includes",
      base: "include",
      subject: "The vocabulary",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its many thousands of couplets", antecedent: "Shahnameh" }],
};
