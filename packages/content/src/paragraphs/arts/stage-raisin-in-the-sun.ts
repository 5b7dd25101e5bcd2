import type { Paragraph } from "../paragraph.ts";

export const stageRaisinInTheSun: Paragraph = {
  id: "stage-raisin-in-the-sun",
  field: "arts",
  source: "Encyclopedias of American drama; biographies of Lorraine Hansberry",
  text:
    "*A Raisin in the Sun*, the first play by a Black woman to be produced on Broadway, grew partly from a " +
    "family memory. In 1937, the parents of Lorraine Hansberry, its author, bought a house in a Chicago " +
    "neighborhood closed to Black residents by covenant; the lawsuit that followed reached the Supreme Court. " +
    "Scholars of the play, which opened in 1959, have traced much of its plot to the case.",
  joints: [
    {
      kind: "inset",
      after: "the first play by a Black woman to be produced on Broadway",
      next: "grew partly from a family memory",
      verb: "grew",
    },
    {
      kind: "inset",
      after: "its author",
      next: "bought a house in a Chicago neighborhood closed to Black residents by covenant",
      verb: "bought",
      front: "In 1937",
    },
    {
      kind: "clauses",
      after: "the lawsuit that followed reached the Supreme Court",
      verbs: ["bought", "reached"],
    },
    {
      kind: "inset",
      after: "which opened in 1959",
      next: "have traced much of its plot to the case",
      verb: "have traced",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have traced",
      base: "trace",
      subject: "Scholars",
      number: "plural",
      tense: "perfect",
    },
    {
      kind: "finite",
      verb: "bought",
      base: "buy",
      subject: "the parents",
      number: "plural",
      tense: "past",
      time: "In 1937",
    },
  ],
  turns: [],
  pronouns: [
    { word: "its", at: "its author, bought", antecedent: "the first play" },
    { word: "its", at: "its plot to the case", antecedent: "the play" },
  ],
};
