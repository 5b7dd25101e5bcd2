import type { Paragraph } from "../paragraph.ts";

export const stageTeatroCampesino: Paragraph = {
  id: "stage-teatro-campesino",
  version: 2,
  field: "arts",
  source: "Encyclopedias of American theater; histories of the farmworkers' movement",
  text:
    "El Teatro Campesino, a company of farmworkers, was founded by playwright Luis Valdez in 1965 during a " +
    "strike in Delano, California. Its earliest plays, short satires known as *actos*, were not staged in " +
    "theaters. Rather, they were performed on flatbed trucks beside the fields, and the strikers themselves " +
    "took most of the roles.",
  joints: [
    {
      kind: "inset",
      after: "a company of farmworkers",
      next: "was founded by playwright Luis Valdez in 1965 during a strike in Delano, California",
      verb: "was founded",
    },
    { kind: "title-and-name", title: "playwright", after: "Luis Valdez" },
    {
      kind: "inset",
      after: "short satires known as *actos*",
      next: "were not staged in theaters",
      verb: "were not staged",
    },
    {
      kind: "turning-clauses",
      after: "Rather, they were performed on flatbed trucks beside the fields",
      verbs: ["were not staged", "were performed"],
    },
    {
      kind: "coordinated",
      after: "the strikers themselves took most of the roles",
      verbs: ["were performed", "took"],
    },
    { kind: "noun-and-phrase", after: "of the roles" },
    { kind: "noun-and-phrase", after: "of farmworkers" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was founded",
      base: "found",
      subject: "El Teatro Campesino",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "the strikers",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast", "emphasis"],
      words: "Rather",
      first: "Its earliest plays, short satires known as *actos*, were not staged in theaters",
      second: "they were performed on flatbed trucks beside the fields",
      why: "The first statement says that the earliest plays of the company were not staged in theaters, and the second says that the earliest plays of the company were performed on trucks beside the fields.",
    },
  ],
  pronouns: [{ word: "they", at: "they were performed on", antecedent: "Its earliest plays" }],
};
