import type { Paragraph } from "../paragraph.ts";

export const craftChuno: Paragraph = {
  id: "craft-chuno",
  version: 2,
  field: "history",
  source: "Encyclopedias of Andean cultures; handbooks of food preservation",
  text:
    "Farmers in the high Andes of Peru and Bolivia preserve potatoes by exposing them to the frost of several " +
    "nights and the strong sun of the days between. Afterward, they trample the softened tubers, pressing out the " +
    "water that remains in the tissue. The product of these steps, a light and chalky food called *chuño*, keeps " +
    "for years.",
  joints: [
    {
      kind: "subject-and-verb",
      after:
        "preserve potatoes by exposing them to the frost of several nights and the strong sun of the days between",
      verb: "preserve",
    },
    {
      kind: "turning-clauses",
      after:
        "Afterward, they trample the softened tubers, pressing out the water that remains in the tissue",
      verbs: ["preserve", "trample"],
    },
    {
      kind: "inset",
      after: "a light and chalky food called *chuño*",
      next: "keeps for years",
      verb: "keeps",
    },
    { kind: "noun-and-phrase", after: "of these steps" },
    { kind: "preposition-and-object", after: "the tissue" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "preserve",
      base: "preserve",
      subject: "Farmers",
      number: "plural",
      tense: "present",
    },
    { kind: "preposition", verb: "exposing", base: "expose", beside: "preserve" },
    { kind: "outcome", verb: "pressing", base: "press", beside: "trample" },
    {
      kind: "relative",
      verb: "remains",
      base: "remain",
      antecedent: "the water",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "keeps",
      base: "keep",
      subject: "The product",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition"],
      words: "Afterward",
      first:
        "Farmers in the high Andes of Peru and Bolivia preserve potatoes by exposing them to the frost of several nights and the strong sun of the days between",
      second: "they trample the softened tubers, pressing out the water that remains in the tissue",
      why: "The first statement says that farmers expose potatoes to the frost of several nights and strong sun by day, and the second says that farmers trample the softened potatoes and press out the remaining water.",
    },
  ],
  pronouns: [{ word: "they", at: "they trample the softened", antecedent: "Farmers" }],
};
