import type { Paragraph } from "../paragraph.ts";

export const tenseGirlsOnTeams: Paragraph = {
  id: "tense-girls-on-teams",
  version: 2,
  field: "society",
  source: "Histories of education in the United States; encyclopedia entries on Title IX",
  text:
    "A 1972 law known as Title IX prevents schools supported by federal money from excluding anyone on the " +
    "basis of sex. Its sponsors, among them Representative Patsy Mink of Hawaii, were not concerned chiefly " +
    "with sports. Rather, they sought to open classrooms and careers to women. Since 1972, the number of " +
    "girls on high school teams in the United States has risen from fewer than 300,000 to more than three " +
    "million.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Rather, they sought to open classrooms and careers to women",
      verbs: ["were not concerned", "sought"],
    },
    {
      kind: "subject-and-verb",
      after: "has risen from fewer than 300,000 to more than three million",
      verb: "has risen",
    },
    {
      kind: "subject-and-verb",
      after:
        "prevents schools supported by federal money from excluding anyone on the basis of sex",
      verb: "prevents",
    },
    { kind: "noun-and-phrase", after: "of sex" },
    { kind: "preposition-and-object", after: "federal money" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has risen",
      base: "rise",
      subject: "the number",
      number: "singular",
      tense: "perfect",
      time: "Since 1972",
    },
    {
      kind: "finite",
      verb: "prevents",
      base: "prevent",
      subject: "A 1972 law",
      number: "singular",
      tense: "present",
    },
    { kind: "infinitive", verb: "to open", base: "open", beside: "sought" },
    { kind: "preposition", verb: "excluding", base: "exclude", beside: "prevents" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast"],
      words: "Rather",
      first:
        "Its sponsors, among them Representative Patsy Mink of Hawaii, were not concerned chiefly with sports",
      second: "they sought to open classrooms and careers to women",
      why: "The first statement says that the sponsors of Title IX were not concerned chiefly with sports, and the second says that the sponsors of Title IX sought to open classrooms and careers to women.",
    },
  ],
  pronouns: [{ word: "they", at: "they sought to open", antecedent: "Its sponsors" }],
};
