import type { Paragraph } from "../paragraph.ts";

export const playsSavedByTheFolio: Paragraph = {
  id: "plays-saved-by-the-folio",
  version: 2,
  field: "literature",
  source: "Standard companions to Shakespeare; histories of the book",
  text:
    "By 1623, when two actors from the company of William Shakespeare published the collection now called the " +
    "First Folio, only half of its thirty-six plays had appeared in print. The other eighteen plays, among them " +
    "*Macbeth* and *The Tempest*, survive because the editors, John Heminges and Henry Condell, had access to " +
    "manuscripts that have since been lost.",
  joints: [
    {
      kind: "inset",
      after: "among them *Macbeth* and *The Tempest*",
      next: "survive because the editors",
      verb: "survive",
    },
    { kind: "noun-and-phrase", after: "of William Shakespeare" },
    {
      kind: "verb-and-complement",
      after: "access to manuscripts that have since been lost",
      verb: "had",
    },
    { kind: "preposition-and-object", after: "manuscripts that have since been lost" },
    { kind: "noun-and-phrase", after: "from the company of William Shakespeare" },
    { kind: "noun-and-phrase", after: "of its thirty-six plays" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "survive",
      base: "survive",
      subject: "The other eighteen plays",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "had appeared",
      base: "appear",
      subject: "only half",
      number: "plural",
      tense: "past-perfect",
      time: "By 1623",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "actors from the company",
      word: "actors",
      forms: ["actor", "actors", "actor's", "actors'"],
      counted: "two",
      role: "predicate",
      why: "Two actors are meant, and the words that follow tell to which company they belonged.",
    },
  ],
};
