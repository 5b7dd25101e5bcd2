import type { Paragraph } from "../paragraph.ts";

export const turnFacesOfPluto: Paragraph = {
  id: "turn-faces-of-pluto",
  version: 2,
  field: "science",
  source: "Textbooks of planetary science; encyclopedias of astronomy",
  text:
    "The Moon turns once on its axis in the time that it takes to circle Earth. In other words, it always " +
    "keeps the same face toward the planet. Charon, the largest moon of Pluto, similarly keeps one face " +
    "toward Pluto. The rotation of Charon, the orbit of Charon, and the rotation of Pluto all last about 6.4 " +
    "days; each of the two bodies, in sum, hangs motionless in the sky of the other.",
  joints: [
    {
      kind: "turning-clauses",
      after: "In other words, it always keeps the same face toward the planet",
      verbs: ["turns", "keeps"],
    },
    {
      kind: "inset",
      after: "the largest moon of Pluto",
      next: "similarly keeps one face toward Pluto",
      verb: "similarly keeps",
    },
    {
      kind: "items",
      items: ["The rotation of Charon", "the orbit of Charon", "the rotation of Pluto"],
    },
    { kind: "noun-and-phrase", after: "of the other" },
    { kind: "noun-and-phrase", after: "of the two bodies" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "hangs",
      base: "hang",
      subject: "each",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "turns",
      base: "turn",
      subject: "The Moon",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "In other words",
      first: "The Moon turns once on its axis in the time that it takes to circle Earth",
      second: "it always keeps the same face toward the planet",
      why: "The first statement compares the time of one turn with the time of one orbit, and the second says the same in terms of what is seen from Earth.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis", "addition"],
      words: "in sum",
      first:
        "The rotation of Charon, the orbit of Charon, and the rotation of Pluto all last about 6.4 days",
      second: "each of the two bodies hangs motionless in the sky of the other",
      why: "The first statement lists three motions of equal length, and the second gathers them into one brief picture of the pair.",
    },
  ],
};
