import type { Paragraph } from "../paragraph.ts";

export const singleManuscriptOfBeowulf: Paragraph = {
  id: "single-manuscript-of-beowulf",
  version: 2,
  field: "literature",
  source: "Standard histories of Old English literature; catalogs of the British Library",
  text:
    "Every edition of *Beowulf*, a poem of more than three thousand lines, depends on a single source: a " +
    "manuscript copied by two scribes about the year 1000. A fire scorched the edges of its leaves in 1731; " +
    "letters that have crumbled since then are known from transcripts that Icelandic scholar Grímur Thorkelin " +
    "obtained half a century later.",
  joints: [
    {
      kind: "inset",
      after: "a poem of more than three thousand lines",
      next: "depends on a single source",
      verb: "depends",
    },
    {
      kind: "clauses",
      after:
        "letters that have crumbled since then are known from transcripts that Icelandic scholar Grímur Thorkelin " +
        "obtained half a century later",
      verbs: ["scorched", "are known"],
    },
    { kind: "title-and-name", title: "Icelandic scholar", after: "Grímur Thorkelin" },
    {
      kind: "subject-and-verb",
      after:
        "are known from transcripts that Icelandic scholar Grímur Thorkelin obtained half a century later",
      verb: "are known",
    },
    { kind: "verb-and-complement", after: "on a single source", verb: "depends" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "Every edition",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "scorched",
      base: "scorch",
      subject: "A fire",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its leaves in", antecedent: "a manuscript" }],
};
