import type { Paragraph } from "../paragraph.ts";

export const surgicalDrawings: Paragraph = {
  id: "surgical-drawings",
  version: 3,
  field: "history",
  source: "Histories of medicine; biographies of al-Zahrawi",
  text: "The two hundred or so drawings of surgical instruments in the *Tasrif*, an encyclopedia that physician al-Zahrawi completed in Córdoba around 1000, are among the earliest of their kind. In addition, the accompanying text explains how each tool is made and used; a Latin translation of the twelfth century introduced these descriptions to surgeons elsewhere in Europe.",
  joints: [
    {
      kind: "inset",
      after: "an encyclopedia that physician al-Zahrawi completed in Córdoba around 1000",
      next: "are among the earliest of their kind",
      verb: "are",
    },
    {
      kind: "turning-clauses",
      after: "In addition, the accompanying text explains how each tool is made and used",
      verbs: ["are", "explains"],
    },
    {
      kind: "subject-and-verb",
      after: "introduced these descriptions to surgeons elsewhere in Europe",
      verb: "introduced",
    },
    { kind: "noun-and-phrase", after: "of surgical instruments" },
    { kind: "noun-and-phrase", after: "of the twelfth century" },
    { kind: "noun-and-phrase", after: "of their kind" },
    {
      kind: "verb-and-complement",
      after: "these descriptions to surgeons elsewhere in Europe",
      verb: "introduced",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "drawings",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "explains",
      base: "explain",
      subject: "the accompanying text",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "a Latin translation",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["similarity"],
      words: "In addition",
      first:
        "The two hundred or so drawings of surgical instruments in the *Tasrif*, an encyclopedia that physician al-Zahrawi completed in Córdoba around 1000, are among the earliest of their kind",
      second: "the accompanying text explains how each tool is made and used",
      why: "The first statement says that the drawings of surgical instruments are among the earliest of their kind, and the second says that the text beside the drawings explains how each tool is made and used.",
    },
  ],
  pronouns: [{ word: "their", at: "their kind", antecedent: "drawings of surgical instruments" }],
  nouns: [
    {
      at: "drawings of surgical",
      word: "drawings",
      forms: ["drawing", "drawings", "drawing's", "drawings'"],
      counted: "are",
      role: "predicate",
      why: "*Are* calls for the plural, and the words that follow tell what the drawings show.",
    },
  ],
};
