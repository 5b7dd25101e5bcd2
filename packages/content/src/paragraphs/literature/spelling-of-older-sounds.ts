import type { Paragraph } from "../paragraph.ts";

export const spellingOfOlderSounds: Paragraph = {
  id: "spelling-of-older-sounds",
  field: "literature",
  source: "Histories of the English language",
  text:
    "Printers settled the spelling of many English words before the long vowels of the language had ceased to " +
    "change. Consequently, the letters in words such as *name*, *time*, and *moon* represent sounds that the " +
    "words no longer contain.",
  joints: [
    {
      kind: "restrictive-last",
      after: "before the long vowels of the language had ceased to change",
      verbs: ["settled", "had ceased"],
    },
    {
      kind: "turning-clauses",
      after:
        "Consequently, the letters in words such as *name*, *time*, and *moon* represent sounds that the words no longer contain",
      verbs: ["settled", "represent"],
    },
    {
      kind: "lead-and-series",
      after: "*name*, *time*, and *moon* represent sounds that the words no longer contain",
    },
    { kind: "items", items: ["*name*", "*time*", "*moon*"] },
    { kind: "noun-and-phrase", after: "of many English words" },
    { kind: "verb-and-complement", after: "the spelling of many English words", verb: "settled" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "represent",
      base: "represent",
      subject: "the letters",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "the words",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["example", "restatement", "emphasis", "evaluation"],
      words: "Consequently",
      first:
        "Printers settled the spelling of many English words before the long vowels of the language had ceased to change",
      second:
        "the letters in words such as *name*, *time*, and *moon* represent sounds that the words no longer contain",
      why: "The first statement gives the reason, a spelling fixed before the sounds were, and the second what comes of it in the words of today.",
    },
  ],
};
