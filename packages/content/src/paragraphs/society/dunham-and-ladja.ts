import type { Paragraph } from "../paragraph.ts";

export const dunhamAndLadja: Paragraph = {
  id: "dunham-and-ladja",
  version: 3,
  field: "society",
  source: "Encyclopedias of dance; histories of anthropology",
  text:
    "Trained as an anthropologist in Chicago and eager to do fieldwork of her own, dancer Katherine Dunham " +
    "traveled to the Caribbean in 1935 with a grant for the study of dance. Footage that she took on " +
    "Martinique shows *ladja*, a martial art performed to drums. *L'Ag'Ya*, a ballet that she presented in " +
    "Chicago in 1938, ends with a *ladja* contest between two rivals.",
  joints: [
    {
      kind: "front",
      after:
        "dancer Katherine Dunham traveled to the Caribbean in 1935 with a grant for the study of dance",
      verbs: ["traveled"],
    },
    {
      kind: "essential",
      after: "that she took on Martinique",
      next: "shows *ladja*",
      verb: "shows",
    },
    {
      kind: "inset",
      after: "a ballet that she presented in Chicago in 1938",
      next: "ends with a *ladja* contest between two rivals",
      verb: "ends",
    },
    { kind: "noun-and-phrase", after: "for the study of dance" },
    { kind: "noun-and-phrase", after: "of dance" },
    { kind: "preposition-and-object", after: "drums" },
    {
      kind: "verb-and-complement",
      after: "*ladja*, a martial art performed to drums",
      verb: "shows",
    },
    { kind: "title-and-name", title: "dancer", after: "Katherine Dunham" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "shows",
      base: "show",
      subject: "Footage",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "traveled",
      base: "travel",
      subject: "dancer Katherine Dunham",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "ends",
      base: "end",
      subject: "*L'Ag'Ya*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Trained as an anthropologist in Chicago and eager to do fieldwork of her own",
      clause:
        "dancer Katherine Dunham traveled to the Caribbean in 1935 with a grant for the study of dance",
      noun: "dancer Katherine Dunham",
      kind: "person",
      wrong: [
        {
          clause:
            "a grant for the study of dance paid for the trip of dancer Katherine Dunham to the Caribbean in 1935",
          noun: "a grant for the study of dance",
          kind: "idea",
          reason: "A grant is not trained as an anthropologist.",
        },
        {
          clause:
            "the Caribbean was visited in 1935 by dancer Katherine Dunham with a grant for the study of dance",
          noun: "the Caribbean",
          kind: "place",
          reason: "The Caribbean was not trained in Chicago.",
        },
        {
          clause:
            "dancer Katherine Dunham's trip to the Caribbean in 1935 was paid for by a grant for the study of dance",
          noun: "dancer Katherine Dunham's trip",
          kind: "idea",
          reason: "The noun after the comma is *trip*; *Dunham's* only says who made it.",
        },
      ],
    },
  ],
};
