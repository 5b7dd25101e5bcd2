import type { Paragraph } from "../paragraph.ts";

export const ibnBattuta: Paragraph = {
  id: "ibn-battuta",
  version: 2,
  field: "history",
  source: "Encyclopedias of medieval travel; editions of the Rihla",
  text:
    "Ibn Battuta, a young legal scholar from Tangier, departed in 1325 on a pilgrimage to Mecca. He did not " +
    "return home after completing it. Instead, he traveled for most of the next three decades, visiting East " +
    "Africa, India, and Central Asia; the account of these journeys, known as the *Rihla*, was dictated to " +
    "scholar Ibn Juzayy.",
  joints: [
    {
      kind: "inset",
      after: "a young legal scholar from Tangier",
      next: "departed in 1325 on a pilgrimage to Mecca",
      verb: "departed",
    },
    {
      kind: "clauses",
      after: "He did not return home after completing it",
      verbs: ["departed", "did not return"],
    },
    {
      kind: "turning-clauses",
      after: "Instead, he traveled for most of the next three decades",
      verbs: ["did not return", "traveled"],
    },
    { kind: "lead-and-series", after: "East Africa, India, and Central Asia" },
    { kind: "items", items: ["East Africa", "India", "Central Asia"] },
    { kind: "title-and-name", title: "scholar", after: "Ibn Juzayy" },
  ],
  verbs: [
    { kind: "outcome", verb: "visiting", base: "visit", beside: "traveled" },
    {
      kind: "finite",
      verb: "departed",
      base: "depart",
      subject: "Ibn Battuta",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "traveled",
      base: "travel",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["sequence", "emphasis"],
      words: "Instead",
      first: "He did not return home after completing it",
      second: "he traveled for most of the next three decades",
      why: "The first statement says that Ibn Battuta did not return home after completing his pilgrimage, and the second says that Ibn Battuta traveled for most of three decades.",
    },
  ],
};
