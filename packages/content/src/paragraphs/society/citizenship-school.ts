import type { Paragraph } from "../paragraph.ts";

export const citizenshipSchool: Paragraph = {
  id: "citizenship-school",
  version: 2,
  field: "society",
  source: "Histories of the civil rights movement; encyclopedias of American education",
  text:
    "The literacy test that South Carolina required of voters excluded most Black residents of Johns Island, " +
    "an island near Charleston. In 1957, educator Septima Clark helped found an evening school there and " +
    "chose her cousin Bernice Robinson, a beautician, as its teacher. Robinson did not use children's " +
    "primers. Instead, she taught her students to read from money orders, catalog forms, and the election " +
    "laws of the state.",
  joints: [
    { kind: "noun-and-phrase", after: "of Johns Island" },
    {
      kind: "verb-and-complement",
      after: "most Black residents of Johns Island",
      verb: "excluded",
    },
    {
      kind: "turning-clauses",
      after:
        "Instead, she taught her students to read from money orders, catalog forms, and the election laws of the " +
        "state",
      verbs: ["did not use", "taught"],
    },
    {
      kind: "lead-and-series",
      after: "money orders, catalog forms, and the election laws of the state",
    },
    {
      kind: "essential",
      after: "that South Carolina required of voters",
      next: "excluded most Black residents of Johns Island",
      verb: "excluded",
    },
    { kind: "title-and-name", title: "educator", after: "Septima Clark" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "helped",
      base: "help",
      subject: "educator Septima Clark",
      number: "singular",
      tense: "past",
      time: "In 1957",
    },
    {
      kind: "finite",
      verb: "excluded",
      base: "exclude",
      subject: "The literacy test",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast"],
      words: "Instead",
      first: "Robinson did not use children's primers",
      second:
        "she taught her students to read from money orders, catalog forms, and the election laws of the state",
      why: "The first statement says that Robinson did not use children's primers to teach her students, and the second says that Robinson taught her students to read from money orders, catalog forms, and election laws.",
    },
  ],
};
