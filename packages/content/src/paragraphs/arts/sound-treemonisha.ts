import type { Paragraph } from "../paragraph.ts";

export const soundTreemonisha: Paragraph = {
  id: "sound-treemonisha",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; biographies of Scott Joplin",
  text:
    "Scott Joplin, the composer of *Maple Leaf Rag*, published his opera *Treemonisha* at his own expense in " +
    "1911 but found no company willing to produce it. A staging in Atlanta brought the complete work before " +
    "the public in 1972. Subsequently, a production opened on Broadway, and in 1976 the Pulitzer Prize board " +
    "honored Joplin with a special award.",
  joints: [
    {
      kind: "inset",
      after: "the composer of *Maple Leaf Rag*",
      next: "published his opera *Treemonisha* at his own expense in 1911 but found no company willing to produce it",
      verb: "published",
    },
    {
      kind: "turning-clauses",
      after: "Subsequently, a production opened on Broadway",
      verbs: ["brought", "opened"],
    },
    {
      kind: "subject-and-verb",
      after: "brought the complete work before the public in 1972",
      verb: "brought",
    },
    { kind: "noun-and-phrase", after: "of *Maple Leaf Rag*" },
    { kind: "preposition-and-object", after: "a special award" },
    {
      kind: "coordinated",
      after: "in 1976 the Pulitzer Prize board honored Joplin with a special award",
      verbs: ["opened", "honored"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "brought",
      base: "bring",
      subject: "A staging",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Scott Joplin",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause", "addition", "similarity"],
      words: "Subsequently",
      first: "A staging in Atlanta brought the complete work before the public in 1972",
      second: "a production opened on Broadway",
      why: "The first statement reports that a staging of the opera in Atlanta took place in 1972, and the second reports that a production of the opera opened on Broadway.",
    },
  ],
};
