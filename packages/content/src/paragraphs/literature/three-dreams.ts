import type { Paragraph } from "../paragraph.ts";

export const threeDreams: Paragraph = {
  id: "three-dreams",
  version: 3,
  field: "literature",
  source: "Standard histories of American drama; biographies of Lorraine Hansberry",
  text:
    "An admirer of the verse of Langston Hughes, American playwright Lorraine Hansberry took the title of *A " +
    "Raisin in the Sun* (1959) from a poem in which he asks what becomes of a deferred dream. In the play, an " +
    "insurance payment brings three members of one family into conflict: Lena, who wants a house; Walter, who " +
    "hopes to buy a liquor store; and Beneatha, who plans to study medicine.",
  joints: [
    { kind: "title-and-name", title: "American playwright", after: "Lorraine Hansberry" },
    {
      kind: "glossed",
      items: [
        ["Lena", "who wants a house"],
        ["Walter", "who hopes to buy a liquor store"],
        ["Beneatha", "who plans to study medicine"],
      ],
    },
    { kind: "noun-and-phrase", after: "of one family" },
    { kind: "noun-and-phrase", after: "of *A Raisin in the Sun* (1959)" },
    { kind: "verb-and-complement", after: "what becomes of a deferred dream", verb: "asks" },
    { kind: "preposition-and-object", after: "a deferred dream" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "brings",
      base: "bring",
      subject: "an insurance payment",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "An admirer of the verse of Langston Hughes",
      clause:
        "American playwright Lorraine Hansberry took the title of *A Raisin in the Sun* (1959) from a poem in " +
        "which he asks what becomes of a deferred dream",
      noun: "American playwright Lorraine Hansberry",
      kind: "person",
      wrong: [
        {
          clause:
            "*A Raisin in the Sun* (1959) took its title from a poem in which he asks what becomes of a deferred dream",
          noun: "*A Raisin in the Sun* (1959)",
          kind: "work",
          reason: "A play is not an admirer of anybody's verse; the playwright was.",
        },
        {
          clause:
            "the title of *A Raisin in the Sun* (1959) came to playwright Lorraine Hansberry from a poem in which he " +
            "asks what becomes of a deferred dream",
          noun: "the title of *A Raisin in the Sun* (1959)",
          kind: "work",
          reason: "A title cannot be an admirer.",
        },
        {
          clause:
            "Lorraine Hansberry's *A Raisin in the Sun* (1959) bears a title from a poem in which he asks what becomes of a deferred dream",
          noun: "Lorraine Hansberry's *A Raisin in the Sun* (1959)",
          kind: "work",
          reason: "The noun after the comma is the play; *Hansberry's* only says whose it is.",
        },
      ],
    },
  ],
};
