import type { Paragraph } from "../paragraph.ts";

export const turnLanguageOfTheWampanoag: Paragraph = {
  id: "turn-language-of-the-wampanoag",
  field: "society",
  source: "Histories of language revival; encyclopedias of Native American peoples",
  text:
    "The last fluent speakers of Wôpanâak, the language of the Wampanoag people of Massachusetts, died in the " +
    "nineteenth century; no recording of a speaker, regrettably, was ever made. Jessie Little Doe Baird, a " +
    "Wampanoag linguist, decided to return the language to daily use. To this end, she studied linguistics at " +
    "the Massachusetts Institute of Technology and drew on deeds, letters, and a Bible that had been printed " +
    "in 1663.",
  joints: [
    {
      kind: "inset",
      after: "a Wampanoag linguist",
      next: "decided to return the language to daily use",
      verb: "decided",
    },
    { kind: "verb-and-complement", after: "to return the language to daily use", verb: "decided" },
    { kind: "items", items: ["deeds", "letters", "a Bible that had been printed in 1663"] },
    { kind: "noun-and-phrase", after: "of the Wampanoag people" },
    { kind: "noun-and-phrase", after: "of Wôpanâak" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "died",
      base: "die",
      subject: "The last fluent speakers",
      number: "plural",
      tense: "past",
    },
    { kind: "infinitive", verb: "to return", base: "return", beside: "decided" },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["addition", "emphasis"],
      words: "regrettably",
      first:
        "The last fluent speakers of Wôpanâak, the language of the Wampanoag people of Massachusetts, died in the nineteenth century",
      second: "no recording of a speaker was ever made",
      why: "The first statement tells that the speakers are gone, and the second reports a further fact that is to be deplored, the lack of recordings.",
    },
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first:
        "Jessie Little Doe Baird, a Wampanoag linguist, decided to return the language to daily use",
      second:
        "she studied linguistics at the Massachusetts Institute of Technology and drew on deeds, letters, and a Bible that had been printed in 1663",
      why: "The first statement names what Baird decided to do, and the second tells what she studied and read in order to do it.",
    },
  ],
};
