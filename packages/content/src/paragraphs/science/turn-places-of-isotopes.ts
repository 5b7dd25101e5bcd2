import type { Paragraph } from "../paragraph.ts";

export const turnPlacesOfIsotopes: Paragraph = {
  id: "turn-places-of-isotopes",
  version: 2,
  field: "science",
  source: "Histories of chemistry; biographies of Frederick Soddy",
  text:
    "In 1913, British chemist Frederick Soddy concluded that atoms of one element may differ in mass; the " +
    "atoms of chlorine, for example, have masses of about 35 or 37 units. All have seventeen protons and " +
    "react alike. In other words, they hold the same place in the periodic table. Scottish physician Margaret " +
    'Todd accordingly suggested the word *isotope*, from the Greek for "same place."',
  joints: [
    { kind: "title-and-name", title: "British chemist", after: "Frederick Soddy" },
    {
      kind: "turning-clauses",
      after: "the atoms of chlorine, for example, have masses of about 35 or 37 units",
      verbs: ["concluded", "have"],
    },
    {
      kind: "turning-clauses",
      after: "In other words, they hold the same place in the periodic table",
      verbs: ["have", "hold"],
    },
    { kind: "title-and-name", title: "Scottish physician", after: "Margaret Todd" },
    { kind: "noun-and-phrase", after: "of chlorine" },
    { kind: "preposition-and-object", after: "the periodic table" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have",
      base: "have",
      subject: "the atoms",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "concluded",
      base: "conclude",
      subject: "British chemist Frederick Soddy",
      number: "singular",
      tense: "past",
      time: "In 1913",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for example",
      first:
        "In 1913, British chemist Frederick Soddy concluded that atoms of one element may differ in mass",
      second: "the atoms of chlorine have masses of about 35 or 37 units",
      why: "The first statement says that Soddy concluded that atoms of one element may differ in mass, and the second says that the atoms of chlorine have masses of about 35 or 37 units.",
    },
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "In other words",
      first: "All have seventeen protons and react alike",
      second: "they hold the same place in the periodic table",
      why: "The first statement says that all atoms of chlorine have seventeen protons and react alike, and the second says that all atoms of chlorine hold one place in the periodic table.",
    },
  ],
};
