import type { Paragraph } from "../paragraph.ts";

export const teaBricks: Paragraph = {
  id: "tea-bricks",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of food; histories of trade",
  text:
    "Bulky when loose and quickly spoiled by rain on a long journey, tea for the caravan trade between " +
    "China and Tibet was pressed into bricks, a form with clear advantages. The bricks took up little " +
    "space on the backs of animals; additionally, they kept for years, and pieces could be broken off " +
    "and used as small change.",
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
      why: "The first statement says that the tea bricks took up little space on the backs of animals, and the second says that the tea bricks kept for years and could serve as small change.",
    },
  ],
  modifiers: [
    {
      opening: "Bulky when loose and quickly spoiled by rain on a long journey",
      clause:
        "tea for the caravan trade between China and Tibet was pressed into bricks, a form with clear advantages",
      noun: "tea for the caravan trade",
      kind: "thing",
      wrong: [
        {
          clause:
            "merchants in the caravan trade between China and Tibet pressed tea into bricks, a form with clear advantages",
          noun: "merchants in the caravan trade",
          kind: "person",
          reason: "Merchants are not bulky when loose or spoiled by rain; the tea is.",
        },
        {
          clause:
            "the caravan trade between China and Tibet relied on tea in bricks, a form with clear advantages",
          noun: "the caravan trade between China and Tibet",
          kind: "idea",
          reason: "A trade is not spoiled by rain.",
        },
        {
          clause:
            "the pressing of tea into bricks had clear advantages for the caravan trade between China and Tibet",
          noun: "the pressing of tea into bricks",
          kind: "idea",
          reason: "The noun after the comma is *pressing*, and it is the tea that is bulky.",
        },
      ],
    },
  ],
};
