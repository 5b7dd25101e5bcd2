import type { Paragraph } from "../paragraph.ts";

export const sperryFrogs: Paragraph = {
  id: "sperry-frogs",
  version: 3,
  field: "science",
  source: "Histories of neuroscience; textbooks on psychology",
  text:
    "In the 1940s, American neurobiologist Roger Sperry severed the optic nerves of several frogs, which can " +
    "regrow such nerves, and turned their eyes upside down. The frogs that regained their sight behaved as if " +
    "the world were inverted: they struck at the ground when a fly was held above them. Practice never " +
    "corrected the frogs' mistaken aim, and Sperry concluded that the fibers of the nerve return to fixed " +
    "places in the brain.",
  joints: [
    {
      kind: "explanation",
      after: "they struck at the ground when a fly was held above them",
      verbs: ["behaved", "struck"],
    },
    {
      kind: "essential",
      after: "that regained their sight",
      next: "behaved as if the world were inverted",
      verb: "behaved",
    },
    {
      kind: "coordinated",
      after: "Sperry concluded that the fibers of the nerve return to fixed places in the brain",
      verbs: ["corrected", "concluded"],
    },
    { kind: "title-and-name", title: "American neurobiologist", after: "Roger Sperry" },
    { kind: "noun-and-phrase", after: "of the nerve" },
    { kind: "preposition-and-object", after: "fixed places in the brain" },
    {
      kind: "clauses",
      after: "The frogs that regained their sight behaved as if the world were inverted",
      verbs: ["severed", "behaved"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "severed",
      base: "sever",
      subject: "American neurobiologist Roger Sperry",
      number: "singular",
      tense: "past",
      time: "In the 1940s",
    },
    {
      kind: "finite",
      verb: "behaved",
      base: "behave",
      subject: "The frogs",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "return",
      base: "return",
      subject: "the fibers",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [
    { word: "their", at: "their eyes upside down", antecedent: "several frogs" },
    { word: "their", at: "their sight behaved as", antecedent: "The frogs" },
    { word: "they", at: "they struck at the", antecedent: "The frogs" },
  ],
  nouns: [
    {
      at: "frogs' mistaken aim",
      word: "frogs'",
      forms: ["frog", "frogs", "frog's", "frogs'"],
      counted: "several frogs",
      role: "owned",
      why: "Several frogs were tested, and the aim was theirs.",
    },
    {
      at: "fibers of the nerve",
      word: "fibers",
      forms: ["fiber", "fibers", "fiber's", "fibers'"],
      counted: "return",
      role: "predicate",
      why: "*Return* calls for the plural, and the words that follow tell which nerve the fibers form.",
    },
  ],
};
