import type { Paragraph } from "../paragraph.ts";

export const admissionsAtBerkeley: Paragraph = {
  id: "admissions-at-berkeley",
  version: 2,
  field: "society",
  source: "Textbooks of statistics",
  text:
    "In the fall of 1973, the graduate school of the University of California at Berkeley admitted about 44 " +
    "percent of the men who applied but only about 35 percent of the women. A study of the individual " +
    "departments found no general bias against women. In fact, several departments admitted them at a higher " +
    "rate. Women, its authors showed, had applied more often to departments that rejected most applicants.",
  joints: [
    {
      kind: "front",
      after:
        "the graduate school of the University of California at Berkeley admitted about 44 percent of the men who applied but only about 35 percent of the women",
      verbs: ["admitted"],
    },
    {
      kind: "turning-clauses",
      after: "In fact, several departments admitted them at a higher rate",
      verbs: ["found", "admitted"],
    },
    { kind: "subject-and-verb", after: "found no general bias against women", verb: "found" },
    { kind: "noun-and-phrase", after: "of the individual departments" },
    { kind: "preposition-and-object", after: "a higher rate" },
    { kind: "verb-and-complement", after: "no general bias against women", verb: "found" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "A study",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had applied",
      base: "apply",
      subject: "Women",
      number: "plural",
      tense: "past-perfect",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["contrast", "replacement", "addition"],
      words: "In fact",
      first: "A study of the individual departments found no general bias against women",
      second: "several departments admitted them at a higher rate",
      why: "The first statement says that a study of the individual departments found no general bias against women, and the second says that several departments admitted women at a higher rate than men.",
    },
  ],
  pronouns: [{ word: "its", at: "its authors showed", antecedent: "A study" }],
};
