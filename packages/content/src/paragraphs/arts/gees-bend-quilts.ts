import type { Paragraph } from "../paragraph.ts";

export const geesBendQuilts: Paragraph = {
  id: "gees-bend-quilts",
  version: 2,
  field: "arts",
  source: "Museum catalogs on the quilts of Gee's Bend; standard histories of American quilts",
  text:
    "The women of Gee's Bend, a rural community in Alabama, made quilts from worn work " +
    "clothes, arranging the pieces in bold and often asymmetrical designs. For decades, the " +
    "quilts were regarded chiefly as household goods; in 2002, however, an exhibition " +
    "organized by the Museum of Fine Arts, Houston, presented them to a national audience as " +
    "works of modern art.",
  joints: [
    {
      kind: "inset",
      after: "a rural community in Alabama",
      next: "made quilts from worn work clothes",
      verb: "made",
    },
    {
      kind: "outcome",
      after: "arranging the pieces in bold and often asymmetrical designs",
      verbs: ["made"],
    },
    {
      kind: "turning-clauses",
      after:
        "in 2002, however, an exhibition organized by the Museum of Fine Arts, Houston, presented them to a national audience as works of modern art",
      verbs: ["were regarded", "presented"],
    },
    { kind: "noun-and-phrase", after: "of modern art" },
    { kind: "preposition-and-object", after: "worn work clothes" },
  ],
  verbs: [
    { kind: "outcome", verb: "arranging", base: "arrange", beside: "made" },
    {
      kind: "finite",
      verb: "presented",
      base: "present",
      subject: "an exhibition",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "sequence"],
      words: "however",
      first: "For decades, the quilts were regarded chiefly as household goods",
      second:
        "in 2002 an exhibition organized by the Museum of Fine Arts, Houston, presented them to a national audience as works of modern art",
      why: "The first statement says that the quilts were regarded for decades chiefly as household goods, whereas the second reports that an exhibition in 2002 presented the quilts as works of modern art.",
    },
  ],
};
