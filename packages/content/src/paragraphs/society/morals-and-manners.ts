import type { Paragraph } from "../paragraph.ts";

export const moralsAndManners: Paragraph = {
  id: "morals-and-manners",
  version: 3,
  field: "society",
  source: "Histories of sociology",
  text:
    "Offering advice in *How to Observe Morals and Manners* (1838), British writer Harriet Martineau warned " +
    "travelers against judging a country by what a few of its inhabitants say. Lasting records, such as laws, " +
    "songs, and epitaphs, are better guides; for example, the inscriptions in a cemetery reveal which virtues " +
    "a people honors.",
  joints: [
    {
      kind: "front",
      after:
        "British writer Harriet Martineau warned travelers against judging a country by what a few of its " +
        "inhabitants say",
      verbs: ["warned"],
    },
    { kind: "title-and-name", title: "British writer", after: "Harriet Martineau" },
    { kind: "items", items: ["laws", "songs", "epitaphs"] },
    { kind: "lead-and-series", after: "laws, songs, and epitaphs" },
    {
      kind: "turning-clauses",
      after: "for example, the inscriptions in a cemetery reveal which virtues a people honors",
      verbs: ["are", "reveal"],
    },
    {
      kind: "preposition-and-object",
      after: "judging a country by what a few of its inhabitants say",
    },
    { kind: "verb-and-complement", after: "better guides", verb: "are" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reveal",
      base: "reveal",
      subject: "the inscriptions",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for example",
      first: "Lasting records, such as laws, songs, and epitaphs, are better guides",
      second: "the inscriptions in a cemetery reveal which virtues a people honors",
      why: "The first statement says that lasting records such as laws, songs, and epitaphs are better guides to a country than talk, and the second says that the inscriptions in a cemetery reveal which virtues a people honors.",
    },
  ],
  pronouns: [{ word: "its", at: "its inhabitants say", antecedent: "a country" }],
  modifiers: [
    {
      opening: "Offering advice in *How to Observe Morals and Manners* (1838)",
      clause:
        "British writer Harriet Martineau warned travelers against judging a country by what a few of its " +
        "inhabitants say",
      noun: "British writer Harriet Martineau",
      kind: "person",
      wrong: [
        {
          clause:
            "the words of a few inhabitants, British writer Harriet Martineau warned travelers, should not be the " +
            "basis on which a country is judged",
          noun: "the words of a few inhabitants",
          kind: "idea",
          reason: "The words are what she warned against; here they would be offering the advice.",
        },
        {
          clause:
            "a country, British writer Harriet Martineau warned travelers, should not be judged by what a few of its " +
            "inhabitants say",
          noun: "a country",
          kind: "place",
          reason: "A country offers no advice; the writer did.",
        },
        {
          clause:
            "it was wrong, Harriet Martineau warned travelers, to judge a country by what a few inhabitants say",
          noun: "it",
          kind: "none",
          reason: "*It* is an empty subject, so nobody is left who offers advice.",
        },
      ],
    },
  ],
};
