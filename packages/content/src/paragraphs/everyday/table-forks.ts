import type { Paragraph } from "../paragraph.ts";

export const tableForks: Paragraph = {
  id: "table-forks",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of food; histories of table manners",
  text:
    "Table forks, which were common in Italy by 1600, remained so rare in England that the " +
    "traveler Thomas Coryate considered it necessary to describe their use in a book of 1611. " +
    "The traveler's own friends teased him for using one.",
  joints: [
    {
      kind: "inset",
      after: "which were common in Italy by 1600",
      next: "remained so rare in England that the traveler Thomas Coryate considered it necessary to describe their use in a book of 1611",
      verb: "remained",
    },
    { kind: "title-and-name", after: "Thomas Coryate" },
    { kind: "noun-and-phrase", after: "of 1611" },
    { kind: "preposition-and-object", after: "a book of 1611" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "remained",
      base: "remain",
      subject: "Table forks",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their use in a book", antecedent: "Table forks" }],
  nouns: [
    {
      at: "traveler's own friends",
      word: "traveler's",
      forms: ["traveler", "travelers", "traveler's", "travelers'"],
      counted: "the traveler Thomas Coryate",
      role: "owned",
      why: "One traveler, Coryate, is named, and the friends were his.",
    },
  ],
};
