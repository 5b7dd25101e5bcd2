import type { Paragraph } from "../paragraph.ts";

export const augustaSavageHarp: Paragraph = {
  id: "augusta-savage-harp",
  version: 3,
  field: "arts",
  source:
    "Standard histories of African American art; accounts of the New York World's Fair of 1939",
  text:
    "Commissioned for the New York World's Fair of 1939, *The Harp* by sculptor Augusta Savage presented a " +
    "choir of Black singers as the strings of the instrument. The piece, a plaster work some sixteen feet " +
    "tall, was reproduced on postcards and in small metal souvenirs. Unfortunately, no funds were available " +
    "to cast the original in bronze, and it was destroyed when the fair closed.",
  joints: [
    {
      kind: "front",
      after:
        "*The Harp* by sculptor Augusta Savage presented a choir of Black singers as the strings of the " +
        "instrument",
      verbs: ["presented"],
    },
    {
      kind: "inset",
      after: "a plaster work some sixteen feet tall",
      next: "was reproduced on postcards and in small metal souvenirs",
      verb: "was reproduced",
    },
    {
      kind: "coordinated",
      after: "it was destroyed when the fair closed",
      verbs: ["were available", "was destroyed"],
    },
    { kind: "noun-and-phrase", after: "of Black singers" },
    { kind: "preposition-and-object", after: "Black singers" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "no funds",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession", "sequence"],
      words: "Unfortunately",
      first:
        "The piece, a plaster work some sixteen feet tall, was reproduced on postcards and in small metal souvenirs",
      second: "no funds were available to cast the original in bronze",
      why: "The first statement says that the sculpture was reproduced on postcards and in small metal souvenirs, but the second reports that no funds were available to cast the sculpture in bronze.",
    },
  ],
  pronouns: [{ word: "it", at: "it was destroyed when", antecedent: "the original" }],
  modifiers: [
    {
      opening: "Commissioned for the New York World's Fair of 1939",
      clause:
        "*The Harp* by sculptor Augusta Savage presented a choir of Black singers as the strings of the " +
        "instrument",
      noun: "*The Harp*",
      kind: "work",
      wrong: [
        {
          clause:
            "Augusta Savage's idea in *The Harp* was to present a choir of Black singers as the strings of the instrument",
          noun: "Augusta Savage's idea",
          kind: "idea",
          reason:
            "The noun after the comma is *idea*; the sculpture was commissioned, and the idea was hers.",
        },
        {
          clause:
            "the strings of the instrument were presented in *The Harp* by sculptor Augusta Savage as a choir of " +
            "Black singers",
          noun: "the strings of the instrument",
          kind: "thing",
          reason:
            "The strings are only a part of what the work shows; they were not commissioned by themselves.",
        },
        {
          clause:
            "there was a choir of Black singers in place of strings in *The Harp* by sculptor Augusta Savage",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could have been commissioned.",
        },
      ],
    },
  ],
};
