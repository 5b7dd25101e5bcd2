import type { Paragraph } from "../paragraph.ts";

export const piedrasNegrasDates: Paragraph = {
  id: "piedras-negras-dates",
  version: 2,
  field: "history",
  source: "Histories of Maya studies; biographies of Tatiana Proskouriakoff",
  text:
    "Most specialists of the early twentieth century believed that Maya inscriptions concerned only the " +
    "calendar and astronomy. In a 1960 study, Tatiana Proskouriakoff, an architect by training, showed that " +
    "the dates on monuments at Piedras Negras, a ruined city in Guatemala, mark events in the lives of its " +
    "rulers: births, accessions, and anniversaries.",
  joints: [
    {
      kind: "inset",
      after: "an architect by training",
      next: "showed that the dates on monuments at Piedras Negras, a ruined city in Guatemala, mark events in the lives of its rulers",
      verb: "showed",
      front: "In a 1960 study",
    },
    { kind: "list", after: "births, accessions, and anniversaries", verbs: ["showed"] },
    { kind: "items", items: ["births", "accessions", "anniversaries"] },
    {
      kind: "clauses",
      after:
        "In a 1960 study, Tatiana Proskouriakoff, an architect by training, showed that the dates on monuments at " +
        "Piedras Negras, a ruined city in Guatemala, mark events in the lives of its rulers",
      verbs: ["believed", "showed"],
    },
    {
      kind: "subject-and-verb",
      after: "believed that Maya inscriptions concerned only the calendar and astronomy",
      verb: "believed",
    },
    {
      kind: "verb-and-complement",
      after: "that Maya inscriptions concerned only the calendar and astronomy",
      verb: "believed",
    },
    { kind: "noun-and-phrase", after: "on monuments at Piedras Negras" },
    { kind: "preposition-and-object", after: "Piedras Negras" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "mark",
      base: "mark",
      subject: "the dates",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "showed",
      base: "show",
      subject: "Tatiana Proskouriakoff",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "believed",
      base: "believe",
      subject: "Most specialists",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its rulers: births, accessions", antecedent: "a ruined city" }],
};
