import type { Paragraph } from "../paragraph.ts";

export const craftTwoOctants: Paragraph = {
  id: "craft-two-octants",
  version: 3,
  field: "history",
  source: "Standard histories of navigation and of scientific instruments",
  text:
    "Around 1730, English mathematician John Hadley designed an octant, an instrument that measures the " +
    "angle between the horizon and a star by means of two mirrors. Similarly, at about the same time, " +
    "Thomas Godfrey, a glazier in Philadelphia, combined two mirrors in an instrument of his own; he had " +
    "no knowledge of the mathematician's design.",
  joints: [
    { kind: "title-and-name", title: "English mathematician", after: "John Hadley" },
    {
      kind: "turning-clauses",
      after:
        "Similarly, at about the same time, Thomas Godfrey, a glazier in Philadelphia, combined two mirrors in an instrument of his own",
      verbs: ["designed", "combined"],
    },
    { kind: "noun-and-phrase", after: "of his own" },
    { kind: "noun-and-phrase", after: "between the horizon and a star by means of two mirrors" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "measures",
      base: "measure",
      antecedent: "an instrument",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "designed",
      base: "design",
      subject: "English mathematician John Hadley",
      number: "singular",
      tense: "past",
      time: "Around 1730",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first:
        "English mathematician John Hadley designed an octant, an instrument that measures the angle between the " +
        "horizon and a star by means of two mirrors",
      second:
        "at about the same time, Thomas Godfrey, a glazier in Philadelphia, combined two mirrors in an instrument of his own",
      why: "The first statement says that Hadley designed an instrument that measures angles by means of two mirrors, and the second says that Godfrey combined two mirrors in an instrument of his own.",
    },
  ],
  nouns: [
    {
      at: "mathematician's design",
      word: "mathematician's",
      forms: ["mathematician", "mathematicians", "mathematician's", "mathematicians'"],
      counted: "English mathematician",
      role: "owned",
      why: "One mathematician, Hadley, is named, and the design was his.",
    },
  ],
};
