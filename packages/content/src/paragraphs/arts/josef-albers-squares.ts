import type { Paragraph } from "../paragraph.ts";

export const josefAlbersSquares: Paragraph = {
  id: "josef-albers-squares",
  version: 2,
  field: "arts",
  source: "Standard histories of abstract painting; museum notes on *Homage to the Square*",
  text:
    "From 1950 until his death in 1976, Josef Albers, a German-born painter who taught at Yale " +
    "University, repeated a single composition in more than a thousand works: three or four " +
    "squares of flat color nested inside one another.",
  joints: [
    {
      kind: "inset",
      after: "a German-born painter who taught at Yale University",
      next: "repeated a single composition in more than a thousand works",
      verb: "repeated",
      front: "From 1950 until his death in 1976",
    },
    {
      kind: "verb-and-complement",
      after: "a single composition in more than a thousand works",
      verb: "repeated",
    },
    { kind: "preposition-and-object", after: "more than a thousand works" },
    { kind: "noun-and-phrase", after: "of flat color nested inside one another" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "repeated",
      base: "repeat",
      subject: "Josef Albers",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
