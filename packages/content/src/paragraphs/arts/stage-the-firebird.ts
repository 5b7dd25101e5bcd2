import type { Paragraph } from "../paragraph.ts";

export const stageTheFirebird: Paragraph = {
  id: "stage-the-firebird",
  field: "arts",
  source: "Encyclopedias of dance; biographies of Maria Tallchief",
  text:
    "In 1949, George Balanchine, a founder of New York City Ballet, created a new version of *Firebird* and gave " +
    "the title role to Maria Tallchief, a dancer of Osage descent. The performance made her name; indeed, " +
    "historians of dance have described Tallchief as the first American to win worldwide fame as a ballerina.",
  joints: [
    {
      kind: "inset",
      after: "a founder of New York City Ballet",
      then: "created a new version of *Firebird* and gave the title role to Maria Tallchief, a dancer of Osage descent",
      verb: "created",
      front: "In 1949",
    },
    {
      kind: "second-verb",
      after: "gave the title role to Maria Tallchief",
      verbs: ["created", "gave"],
    },
    {
      kind: "turning-clauses",
      after:
        "indeed, historians of dance have described Tallchief as the first American to win worldwide fame as a ballerina",
      verbs: ["made", "have described"],
    },
    { kind: "noun-and-phrase", after: "of dance" },
    { kind: "noun-and-phrase", after: "of New York City Ballet" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "created",
      base: "create",
      subject: "George Balanchine",
      number: "singular",
      tense: "past",
      time: "In 1949",
    },
    {
      kind: "finite",
      verb: "have described",
      base: "describe",
      subject: "historians",
      number: "plural",
      tense: "perfect",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      words: "indeed",
      first: "The performance made her name",
      second:
        "historians of dance have described Tallchief as the first American to win worldwide fame as a ballerina",
      why: "The first statement says that the role made Tallchief known, and the second says the same thing more strongly, with the rank that historians give her.",
    },
  ],
};
