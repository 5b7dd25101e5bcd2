import type { Paragraph } from "../paragraph.ts";

export const franknessOfTheDead: Paragraph = {
  id: "frankness-of-the-dead",
  version: 2,
  field: "literature",
  source: "Standard histories of Brazilian literature; biographies of Machado de Assis",
  text:
    "The narrator of *The Posthumous Memoirs of Brás Cubas*, an 1881 novel by Brazilian writer Joaquim Maria " +
    "Machado de Assis, addresses his readers from beyond the grave. Because a dead man has nothing to fear " +
    "from the opinion of others, he recounts his own vanity and failures with unusual frankness.",
  joints: [
    {
      kind: "inset",
      after: "an 1881 novel by Brazilian writer Joaquim Maria Machado de Assis",
      next: "addresses his readers from beyond the grave",
      verb: "addresses",
    },
    {
      kind: "dependent-first",
      after: "he recounts his own vanity and failures with unusual frankness",
      verbs: ["has", "recounts"],
    },
    { kind: "title-and-name", title: "Brazilian writer", after: "Joaquim Maria Machado de Assis" },
    { kind: "noun-and-phrase", after: "of *The Posthumous Memoirs of Brás Cubas*" },
    {
      kind: "verb-and-complement",
      after: "his own vanity and failures with unusual frankness",
      verb: "recounts",
    },
    { kind: "preposition-and-object", after: "the opinion of others" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "addresses",
      base: "address",
      subject: "The narrator",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "has",
      base: "have",
      subject: "a dead man",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
