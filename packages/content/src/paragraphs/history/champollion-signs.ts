import type { Paragraph } from "../paragraph.ts";

export const champollionSigns: Paragraph = {
  id: "champollion-signs",
  version: 2,
  field: "history",
  source: "Histories of Egyptology; histories of writing",
  text:
    "Many earlier scholars had assumed that Egyptian hieroglyphs stood for ideas alone. By contrast, " +
    "Jean-François Champollion, a French linguist, recognized in the 1820s that the script combines signs for " +
    "ideas with signs for sounds; his command of Coptic, the latest form of the Egyptian language, enabled " +
    "him to test the readings that he proposed.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "had assumed that Egyptian hieroglyphs stood for ideas alone",
      verb: "had assumed",
    },
    {
      kind: "verb-and-complement",
      after: "that Egyptian hieroglyphs stood for ideas alone",
      verb: "had assumed",
    },
    {
      kind: "turning-clauses",
      after:
        "By contrast, Jean-François Champollion, a French linguist, recognized in the 1820s that the script combines signs for ideas with signs for sounds",
      verbs: ["had assumed", "recognized"],
    },
    {
      kind: "inset",
      after: "a French linguist",
      next: "recognized in the 1820s that the script combines signs for ideas with signs for sounds",
      verb: "recognized",
      front: "By contrast",
    },
    { kind: "noun-and-phrase", after: "of Coptic" },
    { kind: "noun-and-phrase", after: "of the Egyptian language" },
    { kind: "preposition-and-object", after: "sounds" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had assumed",
      base: "assume",
      subject: "Many earlier scholars",
      number: "plural",
      tense: "past-perfect",
    },
    {
      kind: "finite",
      verb: "combines",
      base: "combine",
      subject: "the script",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "enabled",
      base: "enable",
      subject: "his command",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement", "sequence"],
      words: "By contrast",
      first: "Many earlier scholars had assumed that Egyptian hieroglyphs stood for ideas alone",
      second:
        "Jean-François Champollion, a French linguist, recognized in the 1820s that the script combines signs for ideas with signs for sounds",
      why: "The first statement says that earlier scholars assumed that hieroglyphs stood for ideas alone, whereas the second says that Champollion recognized that hieroglyphs combine signs for ideas with signs for sounds.",
    },
  ],
};
