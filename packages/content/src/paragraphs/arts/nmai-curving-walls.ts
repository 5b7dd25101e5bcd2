import type { Paragraph } from "../paragraph.ts";

export const nmaiCurvingWalls: Paragraph = {
  id: "nmai-curving-walls",
  field: "arts",
  source: "Guides to the architecture of Washington; encyclopedia entries on Douglas Cardinal",
  text:
    "The curving walls of the National Museum of the American Indian, which opened in " +
    "Washington in 2004, evoke rock shaped by wind and water. Douglas Cardinal, a Canadian " +
    "architect of Blackfoot descent, produced the original design; the facade consists of " +
    "Kasota limestone, a buff-colored stone quarried in Minnesota.",
  joints: [
    {
      kind: "inset",
      after: "which opened in Washington in 2004",
      next: "evoke rock shaped by wind and water",
      verb: "evoke",
    },
    {
      kind: "inset",
      after: "a Canadian architect of Blackfoot descent",
      next: "produced the original design",
      verb: "produced",
    },
    {
      kind: "clauses",
      after: "the facade consists of Kasota limestone",
      verbs: ["produced", "consists"],
    },
    { kind: "noun-and-phrase", after: "of the National Museum of the American Indian" },
    { kind: "preposition-and-object", after: "Kasota limestone" },
    { kind: "verb-and-complement", after: "the original design", verb: "produced" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "evoke",
      base: "evoke",
      subject: "The curving walls",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "consists",
      base: "consist",
      subject: "the facade",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
