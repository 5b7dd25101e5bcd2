import type { Paragraph } from "../paragraph.ts";

export const tableForks: Paragraph = {
  id: "table-forks",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of food; histories of table manners",
  text:
    "Table forks, which were common in Italy by 1600, remained so rare in England that traveler Thomas " +
    "Coryate considered it necessary to describe their use in a 1611 book.",
  coda: "The traveler's own friends teased him for using one.",
  joints: [
    {
      kind: "inset",
      after: "which were common in Italy by 1600",
      next:
        "remained so rare in England that traveler Thomas Coryate considered it necessary to describe their use " +
        "in a 1611 book",
      verb: "remained",
    },
    { kind: "title-and-name", title: "traveler", after: "Thomas Coryate" },
    { kind: "preposition-and-object", after: "a 1611 book" },
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
  pronouns: [{ word: "their", at: "their use in a 1611 book", antecedent: "Table forks" }],
  nouns: [
    {
      at: "traveler's own friends",
      word: "traveler's",
      forms: ["traveler", "travelers", "traveler's", "travelers'"],
      counted: "traveler Thomas Coryate",
      role: "owned",
      why: "One traveler, Coryate, is named, and the friends were his.",
    },
  ],
};
