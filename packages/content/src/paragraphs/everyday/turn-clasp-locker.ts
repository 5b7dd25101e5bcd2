import type { Paragraph } from "../paragraph.ts";

export const turnClaspLocker: Paragraph = {
  id: "turn-clasp-locker",
  version: 2,
  field: "everyday",
  source: "Histories of technology; encyclopedias of costume",
  text:
    "The clasp locker that Whitcomb Judson, an engineer in Chicago, patented in 1893 was intended to replace " +
    "the long rows of buttons on boots. Unfortunately, its hooks often sprang apart. Gideon Sundback, an " +
    "engineer born in Sweden, redesigned the device; subsequently, he patented a fastener with interlocking " +
    "metal teeth, the direct ancestor of the modern zipper.",
  joints: [
    {
      kind: "inset",
      after: "an engineer born in Sweden",
      next: "redesigned the device",
      verb: "redesigned",
    },
    {
      kind: "turning-clauses",
      after:
        "subsequently, he patented a fastener with interlocking metal teeth, the direct ancestor of the modern zipper",
      verbs: ["redesigned", "patented"],
    },
    {
      kind: "verb-and-complement",
      after: "to replace the long rows of buttons on boots",
      verb: "was intended",
    },
    { kind: "noun-and-phrase", after: "of buttons on boots" },
    { kind: "noun-and-phrase", after: "with interlocking metal teeth" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was intended",
      base: "intend",
      subject: "The clasp locker",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "redesigned",
      base: "redesign",
      subject: "Gideon Sundback",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession", "sequence"],
      words: "Unfortunately",
      first:
        "The clasp locker that Whitcomb Judson, an engineer in Chicago, patented in 1893 was intended to replace the long rows of buttons on boots",
      second: "its hooks often sprang apart",
      why: "The first statement says that the clasp locker was intended to replace rows of buttons on boots, but the second reports that the hooks of the clasp locker often sprang apart.",
    },
    {
      relation: "sequence",
      also: ["cause", "addition", "purpose"],
      words: "subsequently",
      first: "Gideon Sundback, an engineer born in Sweden, redesigned the device",
      second:
        "he patented a fastener with interlocking metal teeth, the direct ancestor of the modern zipper",
      why: "The first statement says that Sundback redesigned the clasp locker that Judson had patented, and the second reports that Sundback patented a fastener with interlocking metal teeth.",
    },
  ],
};
