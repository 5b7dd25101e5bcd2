import type { Paragraph } from "../paragraph.ts";

export const acaciaAnts: Paragraph = {
  id: "acacia-ants",
  version: 3,
  field: "science",
  source: "Textbooks on ecology; reference works on tropical plants",
  text:
    "The bullhorn acacia of Central America houses ants in its hollow thorns and feeds them with nectar. Other " +
    "insects that settle on its leaves are promptly driven away by these residents. Furthermore, as ecologist " +
    "Daniel Janzen demonstrated in the 1960s, the ants bite off the vines and seedlings that would otherwise " +
    "shade the tree.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Furthermore, as ecologist Daniel Janzen demonstrated in the 1960s, the ants bite off the vines and " +
        "seedlings that would otherwise shade the tree",
      verbs: ["are", "bite"],
    },
    {
      kind: "essential",
      after: "that settle on its leaves",
      next: "are promptly driven away by these residents",
      verb: "are",
    },
    { kind: "second-verb", after: "feeds them with nectar", verbs: ["houses", "feeds"] },
    { kind: "title-and-name", title: "ecologist", after: "Daniel Janzen" },
    { kind: "noun-and-phrase", after: "of Central America" },
    {
      kind: "clauses",
      after: "Other insects that settle on its leaves are promptly driven away by these residents",
      verbs: ["houses", "are"],
    },
    {
      kind: "subject-and-verb",
      after: "houses ants in its hollow thorns and feeds them with nectar",
      verb: "houses",
    },
    { kind: "preposition-and-object", after: "its hollow thorns" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "houses",
      base: "house",
      subject: "The bullhorn acacia",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Other insects",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "settle",
      base: "settle",
      antecedent: "Other insects",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["emphasis", "similarity"],
      words: "Furthermore",
      first: "Other insects that settle on its leaves are promptly driven away by these residents",
      second:
        "as ecologist Daniel Janzen demonstrated in the 1960s, the ants bite off the vines and seedlings that " +
        "would otherwise shade the tree",
      why: "The first statement says that the ants drive away other insects that settle on the acacia, and the second says that the ants bite off plants that would shade the acacia.",
    },
  ],
  pronouns: [
    { word: "its", at: "its hollow thorns and", antecedent: "The bullhorn acacia" },
    { word: "its", at: "its leaves are promptly", antecedent: "The bullhorn acacia" },
  ],
  nouns: [
    {
      at: "acacia of Central America",
      word: "acacia",
      forms: ["acacia", "acacias", "acacia's", "acacias'"],
      counted: "houses",
      role: "predicate",
      why: "*Houses* calls for the singular, and the words that follow tell where the acacia grows.",
    },
  ],
};
