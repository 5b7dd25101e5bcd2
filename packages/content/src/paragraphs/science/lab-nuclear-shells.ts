import type { Paragraph } from "../paragraph.ts";

export const labNuclearShells: Paragraph = {
  id: "lab-nuclear-shells",
  version: 2,
  field: "science",
  source: "Textbooks on nuclear physics; biographies of Maria Goeppert Mayer",
  text:
    "Nuclei that contain 2, 8, 20, 28, 50, 82, or 126 neutrons are unusually stable. In 1949, Maria Goeppert " +
    "Mayer, a physicist at Argonne National Laboratory, attributed this pattern to a series of shells that the " +
    "particles of the nucleus fill in turn. Similarly, physicist Hans Jensen, working independently in " +
    "Germany, concluded that nuclei possess such a structure.",
  joints: [
    {
      kind: "inset",
      after: "a physicist at Argonne National Laboratory",
      next: "attributed this pattern to a series of shells that the particles of the nucleus fill in turn",
      verb: "attributed",
      front: "In 1949",
    },
    {
      kind: "turning-clauses",
      after:
        "Similarly, physicist Hans Jensen, working independently in Germany, concluded that nuclei possess such a structure",
      verbs: ["attributed", "concluded"],
    },
    {
      kind: "clauses",
      after:
        "In 1949, Maria Goeppert Mayer, a physicist at Argonne National Laboratory, attributed this pattern to a series of shells that the particles of the nucleus fill in turn",
      verbs: ["are", "attributed"],
    },
    { kind: "noun-and-phrase", after: "of shells that the particles of the nucleus fill in turn" },
    {
      kind: "verb-and-complement",
      after: "that nuclei possess such a structure",
      verb: "concluded",
    },
  ],
  verbs: [
    { kind: "relative", verb: "contain", base: "contain", antecedent: "Nuclei", number: "plural" },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Nuclei",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "attributed",
      base: "attribute",
      subject: "Maria Goeppert Mayer",
      number: "singular",
      tense: "past",
      time: "In 1949",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["cause", "sequence", "addition"],
      words: "Similarly",
      first:
        "Maria Goeppert Mayer, a physicist at Argonne National Laboratory, attributed this pattern to a series of shells that the particles of the nucleus fill in turn",
      second:
        "physicist Hans Jensen, working independently in Germany, concluded that nuclei possess such a structure",
      why: "The first statement says that Goeppert Mayer attributed the pattern of stable nuclei to a series of shells, and the second says that Jensen, working in Germany, concluded that nuclei have a structure of shells.",
    },
  ],
};
