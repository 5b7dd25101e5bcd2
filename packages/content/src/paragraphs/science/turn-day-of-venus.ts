import type { Paragraph } from "../paragraph.ts";

export const turnDayOfVenus: Paragraph = {
  id: "turn-day-of-venus",
  version: 2,
  field: "science",
  source: "Textbooks of planetary science; encyclopedias of astronomy",
  text:
    "Venus needs 243 days to turn once on its axis but only 225 to travel around the Sun. In other words, " +
    "its rotation lasts longer than its year. The motion is slow, and it is also backward: the planet turns " +
    "in the direction opposite to that of its orbit. Likewise, Uranus rotates backward, although its axis " +
    "lies almost in the plane of its path.",
  joints: [
    {
      kind: "turning-clauses",
      after: "In other words, its rotation lasts longer than its year",
      verbs: ["needs", "lasts"],
    },
    {
      kind: "turning-clauses",
      after:
        "Likewise, Uranus rotates backward, although its axis lies almost in the plane of its path",
      verbs: ["is", "rotates"],
    },
    {
      kind: "explanation",
      after: "the planet turns in the direction opposite to that of its orbit",
      verbs: ["is", "turns"],
    },
    { kind: "coordinated", after: "it is also backward", verbs: ["is", "is"] },
    { kind: "preposition-and-object", after: "the direction opposite to that of its orbit" },
    { kind: "noun-and-phrase", after: "of its path" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "needs",
      base: "need",
      subject: "Venus",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "lies",
      base: "lie",
      subject: "its axis",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "summary", "emphasis"],
      words: "In other words",
      first: "Venus needs 243 days to turn once on its axis but only 225 to travel around the Sun",
      second: "its rotation lasts longer than its year",
      why: "The first statement says that Venus needs 243 days to turn once but only 225 to circle the Sun, and the second says that the rotation of Venus lasts longer than its year.",
    },
    {
      relation: "similarity",
      also: ["addition"],
      words: "Likewise",
      first: "the planet turns in the direction opposite to that of its orbit",
      second: "Uranus rotates backward, although its axis lies almost in the plane of its path",
      why: "The first statement says that Venus rotates in a direction contrary to that of its orbit, and the second says that Uranus rotates backward on an axis close to the plane of its path.",
    },
  ],
};
