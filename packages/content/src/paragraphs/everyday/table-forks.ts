import type { Paragraph } from "../paragraph.ts";

export const tableForks: Paragraph = {
  id: "table-forks",
  field: "everyday",
  source: "Encyclopedias of food; histories of table manners",
  text:
    "Table forks, which were common in Italy by 1600, remained so rare in England that the traveler Thomas Coryate " +
    "considered it necessary to describe their use in a book of 1611.",
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
};
