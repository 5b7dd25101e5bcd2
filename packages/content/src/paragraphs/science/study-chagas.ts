import type { Paragraph } from "../paragraph.ts";

export const studyChagas: Paragraph = {
  id: "study-chagas",
  field: "science",
  source: "Standard histories of medicine; encyclopedias of infectious disease",
  text:
    "In most cases, the discovery of a disease precedes the identification of its cause. Carlos Chagas, a " +
    "physician working in the Brazilian state of Minas Gerais, reversed the order in 1909: he had already found a " +
    "parasite in the gut of a blood-sucking insect when he recognized the illness that the parasite produces in " +
    "people.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "precedes the identification of its cause",
      verb: "precedes",
    },
    {
      kind: "inset",
      after: "a physician working in the Brazilian state of Minas Gerais",
      next: "reversed the order in 1909",
      verb: "reversed",
    },
    {
      kind: "explanation",
      after:
        "he had already found a parasite in the gut of a blood-sucking insect when he recognized the illness that the parasite produces in people",
      verbs: ["reversed", "had already found"],
    },
    { kind: "noun-and-phrase", after: "of a blood-sucking insect" },
    { kind: "preposition-and-object", after: "the Brazilian state of Minas Gerais" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "precedes",
      base: "precede",
      subject: "the discovery",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "reversed",
      base: "reverse",
      subject: "Carlos Chagas",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its cause", antecedent: "a disease" }],
};
