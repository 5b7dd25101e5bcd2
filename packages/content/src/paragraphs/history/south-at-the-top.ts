import type { Paragraph } from "../paragraph.ts";

export const southAtTheTop: Paragraph = {
  id: "south-at-the-top",
  version: 2,
  field: "history",
  source: "Histories of Islamic cartography; encyclopedias of geography",
  text:
    "Al-Idrisi, a geographer at the court of Roger II of Sicily, completed in 1154 a description of the known " +
    "world that included maps of seventy regions. The orientation of the maps, with south at the top, differs " +
    "from that of modern atlases. Therefore, a reader must turn the page upside down to recognize the " +
    "outlines of Europe and North Africa.",
  joints: [
    {
      kind: "inset",
      after: "a geographer at the court of Roger II of Sicily",
      next: "completed in 1154 a description of the known world that included maps of seventy regions",
      verb: "completed",
    },
    {
      kind: "inset",
      after: "with south at the top",
      next: "differs from that of modern atlases",
      verb: "differs",
    },
    {
      kind: "turning-clauses",
      after:
        "Therefore, a reader must turn the page upside down to recognize the outlines of Europe and North Africa",
      verbs: ["differs", "must turn"],
    },
    { kind: "noun-and-phrase", after: "of seventy regions" },
    { kind: "preposition-and-object", after: "modern atlases" },
    { kind: "noun-and-phrase", after: "of Europe and North Africa" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "differs",
      base: "differ",
      subject: "The orientation",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "Al-Idrisi",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "included",
      base: "include",
      antecedent: "a description",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["example", "restatement", "emphasis", "evaluation"],
      words: "Therefore",
      first:
        "The orientation of the maps, with south at the top, differs from that of modern atlases",
      second:
        "a reader must turn the page upside down to recognize the outlines of Europe and North Africa",
      why: "The first statement says that the maps, with south at the top, differ in orientation from modern atlases, and the second says that a reader must turn the page upside down to recognize Europe and North Africa.",
    },
  ],
};
