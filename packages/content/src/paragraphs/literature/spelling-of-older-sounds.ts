import type { Paragraph } from "../paragraph.ts";

export const spellingOfOlderSounds: Paragraph = {
  id: "spelling-of-older-sounds",
  version: 3,
  field: "literature",
  source: "Histories of the English language",
  text:
    "Unaware that a slow change in the sound of English was in progress, printers settled the spelling " +
    "of many English words before the long vowels of the language had ceased to change. Consequently, " +
    "the letters in words such as *name*, *time*, and *moon* represent sounds that the words no longer " +
    "contain.",
  joints: [
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
      why: "The first statement says that printers settled the spelling of many English words before the long vowels had ceased to change, and the second says that the letters in words such as *name* represent sounds that the words no longer contain.",
    },
  ],
  modifiers: [
    {
      opening: "Unaware that a slow change in the sound of English was in progress",
      clause:
        "printers settled the spelling of many English words before the long vowels of the language had ceased to change",
      noun: "printers",
      kind: "person",
      wrong: [
        {
          clause:
            "the spelling of many English words was settled by printers when the long vowels of the language had not yet ceased to change",
          noun: "the spelling of many English words",
          kind: "idea",
          reason: "Spelling can be neither aware nor unaware; printers can.",
        },
        {
          clause:
            "the work of printers settled the spelling of many English words before the long vowels had ceased to change",
          noun: "the work of printers",
          kind: "idea",
          reason: "The noun after the comma is *work*, which is aware of nothing.",
        },
        {
          clause:
            "the long vowels of the language had not yet ceased to change when the spelling of many English words was settled",
          noun: "the long vowels of the language",
          kind: "idea",
          reason: "Vowels would be unaware of the change that they were undergoing.",
        },
      ],
    },
  ],
};
