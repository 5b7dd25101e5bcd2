import type { Paragraph } from "../paragraph.ts";

export const stringsAcrossAGorge: Paragraph = {
  id: "strings-across-a-gorge",
  version: 3,
  field: "technology",
  source: "Histories of Inca engineering; museum publications on the Qhapaq Ñan",
  text:
    "Light but strong, bridges of woven grass once carried the Inca road system across the deep gorges of " +
    "the Andes. Few have survived; however, one at Q'eswachaka, in southern Peru, is renewed every June. The " +
    "members of nearby Quechua communities twist grass into cords, braid the cords into cables, and stretch " +
    "the cables from one bank of the Apurímac River to the other.",
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
      after: "however, one at Q'eswachaka, in southern Peru, is renewed every June",
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
  nouns: [
    {
      at: "members of nearby",
      word: "members",
      forms: ["member", "members", "member's", "members'"],
      counted: "twist",
      role: "predicate",
      why: "*Twist* calls for the plural, and the words that follow tell to which communities the members belong.",
    },
  ],
  modifiers: [
    {
      opening: "Light but strong",
      clause:
        "bridges of woven grass once carried the Inca road system across the deep gorges of the Andes",
      noun: "bridges of woven grass",
      kind: "building",
      wrong: [
        {
          clause:
            "the deep gorges of the Andes were once crossed by the Inca road system on bridges of woven grass",
          noun: "the deep gorges of the Andes",
          kind: "place",
          reason: "Gorges are not light; the bridges were.",
        },
        {
          clause:
            "the crossing of the deep gorges of the Andes was once made on bridges of woven grass",
          noun: "the crossing of the deep gorges of the Andes",
          kind: "idea",
          reason: "A crossing is a deed, and a deed is not light but strong.",
        },
        {
          clause:
            "there were once bridges of woven grass by which the Inca road system crossed the deep gorges of the Andes",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that is light but strong.",
        },
      ],
    },
  ],
};
