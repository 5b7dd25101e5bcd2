import type { Paragraph } from "../paragraph.ts";

export const jerichoTower: Paragraph = {
  id: "jericho-tower",
  version: 3,
  field: "history",
  source: "Encyclopedias of archaeology; biographies of Kathleen Kenyon",
  text:
    "The stone tower that archaeologist Kathleen Kenyon uncovered at Jericho in the 1950s is more than eight " +
    "meters tall and was built around 8000 BCE. Its builders had no pottery, metal tools, or writing. " +
    "Nonetheless, they were able to coordinate the labor that such a monument demands.",
  joints: [
    { kind: "title-and-name", title: "archaeologist", after: "Kathleen Kenyon" },
    {
      kind: "essential",
      after: "that archaeologist Kathleen Kenyon uncovered at Jericho in the 1950s",
      next: "is more than eight meters tall",
      verb: "is",
    },
    { kind: "second-verb", after: "was built around 8000 BCE", verbs: ["is", "was built"] },
    {
      kind: "clauses",
      after: "Its builders had no pottery, metal tools, or writing",
      verbs: ["is", "had"],
    },
    {
      kind: "turning-clauses",
      after: "Nonetheless, they were able to coordinate the labor that such a monument demands",
      verbs: ["had", "were"],
    },
    { kind: "verb-and-complement", after: "no pottery, metal tools, or writing", verb: "had" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to coordinate", base: "coordinate", beside: "able" },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The stone tower",
      number: "singular",
      tense: "present",
    },
    { kind: "finite", verb: "were", base: "be", subject: "they", number: "plural", tense: "past" },
    {
      kind: "finite",
      verb: "demands",
      base: "demand",
      subject: "such a monument",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nonetheless",
      first: "Its builders had no pottery, metal tools, or writing",
      second: "they were able to coordinate the labor that such a monument demands",
      why: "The first statement says that the builders of the tower had no pottery, metal tools, or writing, but the second says that the builders of the tower were able to coordinate the labor that a monument demands.",
    },
  ],
  pronouns: [{ word: "they", at: "they were able to", antecedent: "Its builders" }],
  nouns: [
    {
      at: "tower that archaeologist",
      word: "tower",
      forms: ["tower", "towers", "tower's", "towers'"],
      counted: "is",
      role: "predicate",
      why: "*Is* calls for the singular, and the words that follow tell who uncovered the tower.",
    },
  ],
};
