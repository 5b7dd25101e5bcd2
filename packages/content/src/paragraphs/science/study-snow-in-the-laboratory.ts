import type { Paragraph } from "../paragraph.ts";

export const studySnowInTheLaboratory: Paragraph = {
  id: "study-snow-in-the-laboratory",
  version: 2,
  field: "science",
  source: "Standard histories of meteorology; biographies of Ukichiro Nakaya",
  text:
    "By 1936, Ukichiro Nakaya, a physicist in Hokkaido who had photographed thousands of natural snow " +
    "crystals, had succeeded in growing one in the laboratory on a strand of rabbit hair. The shapes of such " +
    "crystals depend on temperature and moisture; thin plates, for example, appear at about minus 15 degrees " +
    "Celsius, and needles appear at about minus 5.",
  joints: [
    {
      kind: "inset",
      after: "a physicist in Hokkaido who had photographed thousands of natural snow crystals",
      next: "had succeeded in growing one in the laboratory on a strand of rabbit hair",
      verb: "had succeeded",
      front: "By 1936",
    },
    {
      kind: "turning-clauses",
      after: "thin plates, for example, appear at about minus 15 degrees Celsius",
      verbs: ["depend", "appear"],
    },
    { kind: "subject-and-verb", after: "depend on temperature and moisture", verb: "depend" },
    { kind: "noun-and-phrase", after: "of rabbit hair" },
    { kind: "noun-and-phrase", after: "of such crystals" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had succeeded",
      base: "succeed",
      subject: "Ukichiro Nakaya",
      number: "singular",
      tense: "past-perfect",
      time: "By 1936",
    },
    { kind: "preposition", verb: "growing", base: "grow", beside: "had succeeded" },
    {
      kind: "finite",
      verb: "depend",
      base: "depend",
      subject: "The shapes",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first: "The shapes of such crystals depend on temperature and moisture",
      second: "thin plates appear at about minus 15 degrees Celsius",
      why: "The first statement says that the shapes of snow crystals depend on temperature and moisture, and the second says that thin plates appear at about minus 15 degrees Celsius and needles at about minus 5.",
    },
  ],
};
