import type { Paragraph } from "../paragraph.ts";

export const epicsInOmeros: Paragraph = {
  id: "epics-in-omeros",
  version: 2,
  field: "literature",
  source: "Standard companions to Caribbean literature; criticism of Derek Walcott",
  text:
    "In *Omeros* (1990), a long poem set largely on his native island of St. Lucia, Caribbean poet Derek " +
    "Walcott draws on older epics. Two of the fishermen in the poem, Achille and Hector, bear the names of " +
    "Homeric warriors. In addition, its stanzas of three lines recall the form of Dante's *Divine Comedy*.",
  joints: [
    {
      kind: "turning-clauses",
      after: "In addition, its stanzas of three lines recall the form of Dante's *Divine Comedy*",
      verbs: ["bear", "recall"],
    },
    { kind: "title-and-name", title: "Caribbean poet", after: "Derek Walcott" },
    { kind: "verb-and-complement", after: "the form of Dante's *Divine Comedy*", verb: "recall" },
    { kind: "noun-and-phrase", after: "of Homeric warriors" },
    { kind: "noun-and-phrase", after: "of the fishermen in the poem" },
    {
      kind: "inset",
      after: "Achille and Hector",
      next: "bear the names of Homeric warriors",
      verb: "bear",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "recall",
      base: "recall",
      subject: "its stanzas",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "draws",
      base: "draw",
      subject: "Caribbean poet Derek Walcott",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "bear",
      base: "bear",
      subject: "Two",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["similarity"],
      words: "In addition",
      first:
        "Two of the fishermen in the poem, Achille and Hector, bear the names of Homeric warriors",
      second: "its stanzas of three lines recall the form of Dante's *Divine Comedy*",
      why: "The first statement says that two fishermen in the poem by Walcott bear the names of Homeric warriors, and the second says that the three-line stanzas of Walcott's poem recall the form of Dante's *Divine Comedy*.",
    },
  ],
  pronouns: [{ word: "its", at: "its stanzas of three lines", antecedent: "the poem" }],
};
