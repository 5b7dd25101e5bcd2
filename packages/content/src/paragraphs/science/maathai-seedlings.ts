import type { Paragraph } from "../paragraph.ts";

export const maathaiSeedlings: Paragraph = {
  id: "maathai-seedlings",
  version: 2,
  field: "science",
  source: "Biographical dictionaries; histories of conservation in Africa",
  text:
    "Wangari Maathai, a Kenyan biologist, wished to help rural women restore the forests on which they " +
    "depended for firewood, clean water, and fertile soil. To this end, in 1977 she founded the Green Belt " +
    "Movement, which paid women a small sum for every seedling that survived.",
  joints: [
    {
      kind: "inset",
      after: "a Kenyan biologist",
      next: "wished to help rural women restore the forests on which they depended for firewood, clean water, and fertile soil",
      verb: "wished",
    },
    { kind: "items", items: ["firewood", "clean water", "fertile soil"] },
    { kind: "lead-and-series", after: "firewood, clean water, and fertile soil" },
    {
      kind: "verb-and-complement",
      after: "to help rural women restore the forests",
      verb: "wished",
    },
    { kind: "noun-and-phrase", after: "for every seedling that survived" },
    { kind: "preposition-and-object", after: "every seedling that survived" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "wished",
      base: "wish",
      subject: "Wangari Maathai",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To this end",
      first:
        "Wangari Maathai, a Kenyan biologist, wished to help rural women restore the forests on which they depended for firewood, clean water, and fertile soil",
      second:
        "in 1977 she founded the Green Belt Movement, which paid women a small sum for every seedling that survived",
      why: "The first statement says that Maathai wished to help rural women restore the forests needed for firewood, clean water, and fertile soil, and the second says that Maathai founded a movement that paid women for every seedling that survived.",
    },
  ],
  pronouns: [{ word: "they", at: "they depended for firewood", antecedent: "rural women" }],
};
