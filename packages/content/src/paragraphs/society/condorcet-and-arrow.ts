import type { Paragraph } from "../paragraph.ts";

export const condorcetAndArrow: Paragraph = {
  id: "condorcet-and-arrow",
  version: 2,
  field: "society",
  source: "Encyclopedias of economics and political science",
  text:
    "Majorities of voters, as the Marquis de Condorcet observed in 1785, may prefer one candidate to a " +
    "second, the second to a third, and the third to the first. No refinement of the rules removes " +
    "difficulties of this kind entirely. Indeed, economist Kenneth Arrow proved in 1951 that every method of " +
    "combining individual rankings violates at least one of a few modest requirements of fairness.",
  joints: [
    {
      kind: "inset",
      after: "as the Marquis de Condorcet observed in 1785",
      next: "may prefer one candidate to a second, the second to a third, and the third to the first",
      verb: "may prefer",
    },
    {
      kind: "turning-clauses",
      after:
        "Indeed, economist Kenneth Arrow proved in 1951 that every method of combining individual rankings " +
        "violates at least one of a few modest requirements of fairness",
      verbs: ["removes", "proved"],
    },
    { kind: "noun-and-phrase", after: "of the rules" },
    { kind: "noun-and-phrase", after: "of voters" },
    { kind: "title-and-name", title: "economist", after: "Kenneth Arrow" },
    { kind: "noun-and-phrase", after: "of fairness" },
    { kind: "preposition-and-object", after: "fairness" },
    {
      kind: "subject-and-verb",
      after: "removes difficulties of this kind entirely",
      verb: "removes",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "violates",
      base: "violate",
      subject: "every method",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "removes",
      base: "remove",
      subject: "No refinement",
      number: "singular",
      tense: "present",
    },
    { kind: "preposition", verb: "combining", base: "combine", beside: "violates" },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["sequence", "addition", "similarity"],
      words: "Indeed",
      first: "No refinement of the rules removes difficulties of this kind entirely",
      second:
        "economist Kenneth Arrow proved in 1951 that every method of combining individual rankings violates at " +
        "least one of a few modest requirements of fairness",
      why: "The first statement says that no refinement of the rules entirely removes certain difficulties in voting, and the second reports the proof that every method of combining rankings violates at least one modest requirement of fairness.",
    },
  ],
};
