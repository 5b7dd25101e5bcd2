import type { Paragraph } from "../paragraph.ts";

export const justinianCommission: Paragraph = {
  id: "justinian-commission",
  version: 3,
  field: "history",
  source: "Histories of Roman law; encyclopedias of late antiquity",
  text:
    "Between 529 and 534, commissions in which jurist Tribonian took part produced three works for the " +
    "emperor Justinian: a code of imperial laws, a digest of legal opinions, and a textbook for students. The " +
    "rediscovery of the digest in eleventh-century Italy was decisive for the study of law; scholars at " +
    "Bologna made it the basis of their lectures.",
  joints: [
    {
      kind: "list",
      after: "a code of imperial laws, a digest of legal opinions, and a textbook for students",
      verbs: ["produced"],
    },
    {
      kind: "items",
      items: ["a code of imperial laws", "a digest of legal opinions", "a textbook for students"],
    },
    { kind: "title-and-name", title: "jurist", after: "Tribonian" },
    { kind: "subject-and-verb", after: "was decisive for the study of law", verb: "was" },
    { kind: "noun-and-phrase", after: "of imperial laws" },
    { kind: "noun-and-phrase", after: "of their lectures" },
    { kind: "verb-and-complement", after: "it the basis of their lectures", verb: "made" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The rediscovery",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "produced",
      base: "produce",
      subject: "commissions",
      number: "plural",
      tense: "past",
      time: "Between 529 and 534",
    },
    {
      kind: "finite",
      verb: "made",
      base: "make",
      subject: "scholars",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their lectures", antecedent: "scholars" }],
  nouns: [
    {
      at: "works for the emperor",
      word: "works",
      forms: ["work", "works", "work's", "works'"],
      counted: "three",
      role: "predicate",
      why: "Three works are meant, and the words that follow tell for whom they were produced.",
    },
  ],
};
