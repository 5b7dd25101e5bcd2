import type { Paragraph } from "../paragraph.ts";

export const threeColorTerms: Paragraph = {
  id: "three-color-terms",
  version: 2,
  field: "society",
  source: "Textbooks of linguistics; histories of anthropology",
  text:
    "In *Basic Color Terms* (1969), anthropologists Brent Berlin and Paul Kay reported a regularity in the " +
    "vocabularies of nearly a hundred languages: if a language has only three basic words for colors, they " +
    "denote white, black, and red.",
  joints: [
    { kind: "noun-and-phrase", after: "of nearly a hundred languages" },
    { kind: "noun-and-phrase", after: "in the vocabularies of nearly a hundred languages" },
    { kind: "noun-and-phrase", after: "for colors" },
    {
      kind: "verb-and-complement",
      after: "a regularity in the vocabularies of nearly a hundred languages",
      verb: "reported",
    },
    { kind: "lead-and-series", after: "white, black, and red" },
    { kind: "items", items: ["white", "black", "red"] },
    {
      kind: "front",
      after:
        "anthropologists Brent Berlin and Paul Kay reported a regularity in the vocabularies of nearly a hundred " +
        "languages",
      verbs: ["reported"],
    },
    { kind: "title-and-name", title: "anthropologists", after: "Brent Berlin" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "denote",
      base: "denote",
      subject: "they",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "has",
      base: "have",
      subject: "a language",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they denote white", antecedent: "three basic words" }],
};
