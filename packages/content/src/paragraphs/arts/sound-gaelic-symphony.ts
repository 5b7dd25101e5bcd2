import type { Paragraph } from "../paragraph.ts";

export const soundGaelicSymphony: Paragraph = {
  id: "sound-gaelic-symphony",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; histories of American music",
  text:
    "When Czech composer Antonín Dvořák urged his American colleagues in 1893 to draw on the songs of Black " +
    "Americans, Boston composer Amy Beach proposed a different source: the folk melodies of the British " +
    "Isles. Her *Gaelic* Symphony, which the Boston Symphony Orchestra introduced in 1896, borrows four tunes " +
    "from a collection of Irish songs.",
  joints: [
    {
      kind: "dependent-first",
      after: "Boston composer Amy Beach proposed a different source",
      verbs: ["urged", "proposed"],
    },
    { kind: "title-and-name", title: "Czech composer", after: "Antonín Dvořák" },
    {
      kind: "inset",
      after: "which the Boston Symphony Orchestra introduced in 1896",
      next: "borrows four tunes from a collection of Irish songs",
      verb: "borrows",
    },
    { kind: "noun-and-phrase", after: "of Irish songs" },
    { kind: "noun-and-phrase", after: "of Black Americans" },
    { kind: "noun-and-phrase", after: "of the British Isles" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "borrows",
      base: "borrow",
      subject: "Her *Gaelic* Symphony",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "the Boston Symphony Orchestra",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
