import type { Paragraph } from "../paragraph.ts";

export const samiParliaments: Paragraph = {
  id: "sami-parliaments",
  version: 3,
  field: "society",
  source: "Encyclopedias of Indigenous peoples; guides to the Nordic countries",
  text:
    "The Sámi, an Indigenous people of northern Europe, elect parliaments of their own in three countries. " +
    "These bodies have their seats in Karasjok, a municipality in Norway; Kiruna, a mining town in Sweden; " +
    "and Inari, a village in Finland.",
  coda: "The parliaments' elected members promote the languages and the culture of the Sámi.",
  joints: [
    {
      kind: "inset",
      after: "an Indigenous people of northern Europe",
      next: "elect parliaments of their own in three countries",
      verb: "elect",
    },
    {
      kind: "clauses",
      after: "These bodies have their seats in Karasjok",
      verbs: ["elect", "have"],
    },
    {
      kind: "glossed",
      items: [
        ["Karasjok", "a municipality in Norway"],
        ["Kiruna", "a mining town in Sweden"],
        ["Inari", "a village in Finland"],
      ],
    },
    { kind: "noun-and-phrase", after: "of northern Europe" },
    {
      kind: "verb-and-complement",
      after: "parliaments of their own in three countries",
      verb: "elect",
    },
    { kind: "noun-and-phrase", after: "of their own in three countries" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have",
      base: "have",
      subject: "These bodies",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their seats in Karasjok", antecedent: "These bodies" }],
  nouns: [
    {
      at: "parliaments' elected members",
      word: "parliaments'",
      forms: ["parliament", "parliaments", "parliament's", "parliaments'"],
      counted: "in three countries",
      role: "owned",
      why: "There is a parliament in each of three countries, and the members belong to them.",
    },
  ],
};
