import type { Paragraph } from "../paragraph.ts";

export const peopleOfBronzeville: Paragraph = {
  id: "people-of-bronzeville",
  version: 2,
  field: "literature",
  source: "Biographies of Gwendolyn Brooks; standard histories of American poetry",
  text:
    "The residents of Bronzeville, a Black neighborhood in Chicago, appear throughout the early verse of " +
    "American poet Gwendolyn Brooks, who lived among them. *Annie Allen*, her second collection, follows one " +
    "such resident from childhood to marriage; in 1950, the book made Brooks the first Black writer to " +
    "receive a Pulitzer Prize.",
  joints: [
    {
      kind: "inset",
      after: "a Black neighborhood in Chicago",
      next: "appear throughout the early verse of American poet Gwendolyn Brooks",
      verb: "appear",
    },
    {
      kind: "clauses",
      after: "in 1950, the book made Brooks the first Black writer to receive a Pulitzer Prize",
      verbs: ["follows", "made"],
    },
    {
      kind: "inset",
      after: "her second collection",
      next: "follows one such resident from childhood to marriage",
      verb: "follows",
    },
    { kind: "noun-and-phrase", after: "of American poet Gwendolyn Brooks" },
    {
      kind: "preposition-and-object",
      after: "the early verse of American poet Gwendolyn Brooks",
    },
    {
      kind: "verb-and-complement",
      after: "one such resident from childhood to marriage",
      verb: "follows",
    },
    { kind: "title-and-name", title: "American poet", after: "Gwendolyn Brooks" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "appear",
      base: "appear",
      subject: "The residents",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "follows",
      base: "follow",
      subject: "*Annie Allen*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "made",
      base: "make",
      subject: "the book",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
