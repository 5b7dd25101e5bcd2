import type { Paragraph } from "../paragraph.ts";

export const screenBenshi: Paragraph = {
  id: "screen-benshi",
  version: 2,
  field: "arts",
  source: "Encyclopedias of Japanese film",
  text:
    "In Japan, silent films were accompanied by *benshi*, narrators who stood beside the screen, explained " +
    "the action, and supplied the speech of every character. The best of them were no less famous than the " +
    "actors on the screen. In fact, a poster might print the name of an admired narrator above the names of " +
    "the cast.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "In fact, a poster might print the name of an admired narrator above the names of the cast",
      verbs: ["were", "might print"],
    },
    {
      kind: "items",
      items: [
        "stood beside the screen",
        "explained the action",
        "supplied the speech of every character",
      ],
    },
    { kind: "noun-and-phrase", after: "of every character" },
    { kind: "noun-and-phrase", after: "of the cast" },
    {
      kind: "subject-and-verb",
      after: "were no less famous than the actors on the screen",
      verb: "were",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were accompanied",
      base: "accompany",
      subject: "silent films",
      number: "plural",
      tense: "past",
    },
    { kind: "relative", verb: "stood", base: "stand", antecedent: "narrators", number: "plural" },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "example"],
      words: "In fact",
      first: "The best of them were no less famous than the actors on the screen",
      second: "a poster might print the name of an admired narrator above the names of the cast",
      why: "The first statement says that the best narrators were no less famous than the actors on the screen, and the second says that a poster might print a narrator's name above the names of the cast.",
    },
  ],
};
