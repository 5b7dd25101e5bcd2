import type { Paragraph } from "../paragraph.ts";

export const turnFacesOfPluto: Paragraph = {
  id: "turn-faces-of-pluto",
  version: 2,
  field: "science",
  source: "Textbooks of planetary science; encyclopedias of astronomy",
  text:
    "The Moon turns once on its axis in the time that it takes to circle Earth. In other words, it always " +
    "keeps the same face toward the planet. Similarly, Charon, the largest moon of Pluto, keeps one face " +
    "toward Pluto. The rotation of Charon, the orbit of Charon, and the rotation of Pluto all last about 6.4 " +
    "days; as a result, each of the two bodies hangs motionless in the sky of the other.",
  joints: [
    {
      kind: "turning-clauses",
      after: "In other words, it always keeps the same face toward the planet",
      verbs: ["turns", "keeps"],
    },
    {
      kind: "inset",
      after: "the largest moon of Pluto",
      next: "keeps one face toward Pluto",
      verb: "keeps",
      front: "Similarly",
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
      why: "The first statement says that the Moon turns once on its axis in the time of one orbit around Earth, and the second says that the Moon always keeps one face toward Earth.",
    },
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first: "it always keeps the same face toward the planet",
      second: "Charon, the largest moon of Pluto, keeps one face toward Pluto",
      why: "The first statement says that the Moon always keeps one face toward Earth, and the second says that Charon, the largest moon of Pluto, keeps one face toward Pluto.",
    },
    {
      relation: "cause",
      also: ["summary", "restatement", "emphasis", "addition"],
      words: "as a result",
      first:
        "The rotation of Charon, the orbit of Charon, and the rotation of Pluto all last about 6.4 days",
      second: "each of the two bodies hangs motionless in the sky of the other",
      why: "The first statement says that the rotations of Charon and Pluto and the orbit of Charon all last about 6.4 days, and the second says that Charon and Pluto hang motionless in each other's skies.",
    },
  ],
};
