import type { Paragraph } from "../paragraph.ts";

export const transculturation: Paragraph = {
  id: "transculturation",
  version: 2,
  field: "society",
  source: "Histories of anthropology; encyclopedias of Latin American studies",
  text:
    "Fernando Ortiz, an anthropologist from Havana, coined the term *transculturation* in 1940 because the word " +
    "then in use, *acculturation*, described a change on one side only: it implied that newcomers adopt the " +
    "culture of their hosts, whereas the history of Cuba, in his view, shows a mutual transformation.",
  joints: [
    {
      kind: "inset",
      after: "an anthropologist from Havana",
      next: "coined the term *transculturation* in 1940",
      verb: "coined",
    },
    { kind: "verb-and-complement", after: "the term *transculturation* in 1940", verb: "coined" },
    { kind: "noun-and-phrase", after: "of their hosts" },
    { kind: "noun-and-phrase", after: "of Cuba" },
    { kind: "preposition-and-object", after: "his view" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "shows",
      base: "show",
      subject: "the history",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "the word",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [
    { word: "it", at: "it implied that newcomers", antecedent: "the word" },
    { word: "their", at: "their hosts", antecedent: "newcomers" },
  ],
};
