import type { Paragraph } from "../paragraph.ts";

export const craftMurano: Paragraph = {
  id: "craft-murano",
  version: 2,
  field: "history",
  source: "Standard histories of glass and of Venice",
  text:
    "A decree that the government of Venice issued in 1291 required glassmakers to move their furnaces to " +
    "Murano, a group of islands in the lagoon. The transfer lessened the danger of fire in a crowded city. In " +
    "addition, the concentration of so many workshops in one place made the secrets of the trade easier to " +
    "guard.",
  joints: [
    {
      kind: "clauses",
      after: "The transfer lessened the danger of fire in a crowded city",
      verbs: ["required", "lessened"],
    },
    {
      kind: "turning-clauses",
      after:
        "In addition, the concentration of so many workshops in one place made the secrets of the trade easier to " +
        "guard",
      verbs: ["lessened", "made"],
    },
    {
      kind: "verb-and-complement",
      after: "the danger of fire in a crowded city",
      verb: "lessened",
    },
    { kind: "noun-and-phrase", after: "of fire in a crowded city" },
    { kind: "preposition-and-object", after: "a crowded city" },
    {
      kind: "subject-and-verb",
      after: "lessened the danger of fire in a crowded city",
      verb: "lessened",
    },
    {
      kind: "essential",
      after: "that the government of Venice issued in 1291",
      next: "required glassmakers to move their furnaces to Murano",
      verb: "required",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "required",
      base: "require",
      subject: "A decree",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["similarity"],
      words: "In addition",
      first: "The transfer lessened the danger of fire in a crowded city",
      second:
        "the concentration of so many workshops in one place made the secrets of the trade easier to guard",
      why: "The first statement says that the transfer of the furnaces lessened the danger of fire in Venice, and the second says that the concentration of workshops on Murano made trade secrets easier to guard.",
    },
  ],
  pronouns: [{ word: "their", at: "their furnaces to Murano", antecedent: "glassmakers" }],
};
