import type { Paragraph } from "../paragraph.ts";

export const stringsAcrossAGorge: Paragraph = {
  id: "strings-across-a-gorge",
  field: "technology",
  source: "Histories of Inca engineering; museum publications on the Qhapaq Ñan",
  text:
    "Bridges of woven grass once carried the Inca road system across the deep gorges of the Andes. Few have " +
    "survived; still, one at Q'eswachaka, in southern Peru, is renewed every June. The members of nearby " +
    "Quechua communities twist grass into cords, braid the cords into cables, and stretch the cables from one " +
    "bank of the Apurímac River to the other.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "once carried the Inca road system across the deep gorges of the Andes",
      verb: "once carried",
    },
    {
      kind: "items",
      items: [
        "twist grass into cords",
        "braid the cords into cables",
        "stretch the cables from one bank of the Apurímac River to the other",
      ],
    },
    { kind: "noun-and-phrase", after: "of woven grass" },
    {
      kind: "verb-and-complement",
      after: "the Inca road system across the deep gorges of the Andes",
      verb: "carried",
    },
    { kind: "noun-and-phrase", after: "of nearby Quechua communities" },
    {
      kind: "turning-clauses",
      after: "still, one at Q'eswachaka, in southern Peru, is renewed every June",
      verbs: ["have survived", "is"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have survived",
      base: "survive",
      subject: "Few",
      number: "plural",
      tense: "perfect",
    },
    {
      kind: "finite",
      verb: "twist",
      base: "twist",
      subject: "The members",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
