import type { Paragraph } from "../paragraph.ts";

export const whistlesOfLaGomera: Paragraph = {
  id: "whistles-of-la-gomera",
  field: "literature",
  source: "Textbooks of phonetics; studies of Silbo Gomero",
  text:
    "Silbo Gomero, a whistled form of Spanish used on one of the Canary Islands, carries messages across deep " +
    "ravines; changes in the pitch of the whistle represent the vowels of speech, and breaks in the sound " +
    "represent the consonants.",
  joints: [
    {
      kind: "inset",
      after: "a whistled form of Spanish used on one of the Canary Islands",
      next: "carries messages across deep ravines",
      verb: "carries",
    },
    {
      kind: "clauses",
      after: "changes in the pitch of the whistle represent the vowels of speech",
      verbs: ["carries", "represent"],
    },
    { kind: "noun-and-phrase", after: "of the Canary Islands" },
    { kind: "subject-and-verb", after: "represent the vowels of speech", verb: "represent" },
    { kind: "verb-and-complement", after: "the vowels of speech", verb: "represent" },
    { kind: "preposition-and-object", after: "deep ravines" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "carries",
      base: "carry",
      subject: "Silbo Gomero",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "represent",
      base: "represent",
      subject: "changes",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
