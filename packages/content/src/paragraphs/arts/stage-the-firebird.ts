import type { Paragraph } from "../paragraph.ts";

export const stageTheFirebird: Paragraph = {
  id: "stage-the-firebird",
  version: 2,
  field: "arts",
  source: "Encyclopedias of dance; biographies of Maria Tallchief",
  text:
    "George Balanchine, a founder of New York City Ballet, created a new version of *Firebird* in 1949 and " +
    "gave the title role to Maria Tallchief, a dancer of Osage descent. Tallchief became one of the most " +
    "celebrated ballerinas of her generation. Indeed, historians of dance have described her as the first " +
    "American to win worldwide fame in that profession.",
  joints: [
    {
      kind: "inset",
      after: "a founder of New York City Ballet",
      next: "created a new version of *Firebird* in 1949 and gave the title role to Maria Tallchief, a dancer of Osage descent",
      verb: "created",
    },
    {
      kind: "second-verb",
      after: "gave the title role to Maria Tallchief",
      verbs: ["created", "gave"],
    },
    {
      kind: "turning-clauses",
      after:
        "Indeed, historians of dance have described her as the first American to win worldwide fame in that " +
        "profession",
      verbs: ["became", "have described"],
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
      also: ["cause", "addition"],
      words: "Indeed",
      first: "Tallchief became one of the most celebrated ballerinas of her generation",
      second:
        "historians of dance have described her as the first American to win worldwide fame in that profession",
      why: "The first statement says that Tallchief became one of the most celebrated ballerinas of her generation, and the second says that historians call Tallchief the first American ballerina to win worldwide fame.",
    },
  ],
};
