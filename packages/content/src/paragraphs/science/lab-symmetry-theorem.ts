import type { Paragraph } from "../paragraph.ts";

export const labSymmetryTheorem: Paragraph = {
  id: "lab-symmetry-theorem",
  version: 2,
  field: "science",
  source: "Textbooks on mechanics; biographies of Emmy Noether",
  text:
    "A theorem that German mathematician Emmy Noether published in 1918 connects the symmetries of a physical " +
    "system with the quantities that it conserves. The laws of motion, for instance, do not change with time, " +
    "and the energy of an isolated system is accordingly constant.",
  joints: [
    {
      kind: "essential",
      after: "that German mathematician Emmy Noether published in 1918",
      next: "connects the symmetries of a physical system with the quantities that it conserves",
      verb: "connects",
    },
    {
      kind: "turning-clauses",
      after: "The laws of motion, for instance, do not change with time",
      verbs: ["connects", "do not change"],
    },
    { kind: "title-and-name", title: "German mathematician", after: "Emmy Noether" },
    { kind: "noun-and-phrase", after: "of a physical system" },
    { kind: "noun-and-phrase", after: "of an isolated system" },
    {
      kind: "verb-and-complement",
      after: "the symmetries of a physical system with the quantities that it conserves",
      verb: "connects",
    },
    { kind: "preposition-and-object", after: "the quantities that it conserves" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "connects",
      base: "connect",
      subject: "A theorem",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "German mathematician Emmy Noether",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      words: "for instance",
      first:
        "A theorem that German mathematician Emmy Noether published in 1918 connects the symmetries of a physical " +
        "system with the quantities that it conserves",
      second: "The laws of motion do not change with time",
      why: "The first statement says that Noether's theorem connects the symmetries of a physical system with its conserved quantities, and the second describes a symmetry of the laws of motion, which do not change with time.",
    },
  ],
  pronouns: [{ word: "it", at: "it conserves", antecedent: "a physical system" }],
};
