import type { Paragraph } from "../paragraph.ts";

export const growingLeaves: Paragraph = {
  id: "growing-leaves",
  field: "literature",
  source: "Biographies of Walt Whitman; standard histories of American poetry",
  text:
    "The first edition of *Leaves of Grass*, which Walt Whitman published at his own expense in 1855, contains " +
    "twelve untitled poems. The poet enlarged and rearranged the collection for the rest of his life; the " +
    "edition that he approved shortly before his death in 1892 holds nearly four hundred.",
  joints: [
    {
      kind: "inset",
      after: "which Walt Whitman published at his own expense in 1855",
      next: "contains twelve untitled poems",
      verb: "contains",
    },
    {
      kind: "clauses",
      after:
        "the edition that he approved shortly before his death in 1892 holds nearly four hundred",
      verbs: ["enlarged", "holds"],
    },
    {
      kind: "second-verb",
      after: "rearranged the collection for the rest of his life",
      verbs: ["enlarged", "rearranged"],
    },
    { kind: "subject-and-verb", after: "holds nearly four hundred", verb: "holds" },
    { kind: "preposition-and-object", after: "his own expense in 1855" },
    { kind: "noun-and-phrase", after: "of his life" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "The first edition",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "holds",
      base: "hold",
      subject: "the edition",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Walt Whitman",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
