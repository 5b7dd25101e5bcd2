import type { Paragraph } from "../paragraph.ts";

export const teaBricks: Paragraph = {
  id: "tea-bricks",
  field: "everyday",
  source: "Encyclopedias of food; histories of trade",
  text:
    "Tea for the caravan trade between China and Tibet was pressed into bricks, a form with clear advantages. " +
    "The bricks took up little space on the backs of animals; additionally, they kept for years, and pieces " +
    "could be broken off and used as small change.",
  joints: [
    {
      kind: "turning-clauses",
      after: "additionally, they kept for years",
      verbs: ["took", "kept"],
    },
    { kind: "noun-and-phrase", after: "of animals" },
    { kind: "noun-and-phrase", after: "between China and Tibet" },
    { kind: "subject-and-verb", after: "was pressed into bricks", verb: "was pressed" },
    { kind: "noun-and-phrase", after: "with clear advantages" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "The bricks",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      words: "additionally",
      first: "The bricks took up little space on the backs of animals",
      second: "they kept for years, and pieces could be broken off and used as small change",
      why: "The first statement names one advantage of the bricks, and the second adds two more.",
    },
  ],
};
