import type { Paragraph } from "../paragraph.ts";

export const threeDreams: Paragraph = {
  id: "three-dreams",
  field: "literature",
  source: "Standard histories of American drama; biographies of Lorraine Hansberry",
  text:
    "The American playwright Lorraine Hansberry took the title of *A Raisin in the Sun* (1959) from a poem in " +
    "which Langston Hughes asks what becomes of a deferred dream. In the play, an insurance payment brings three " +
    "members of one family into conflict: Lena, who wants a house; Walter, who hopes to buy a liquor store; and " +
    "Beneatha, who plans to study medicine.",
  joints: [
    { kind: "title-and-name", after: "Lorraine Hansberry" },
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
};
