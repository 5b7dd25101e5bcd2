import type { Paragraph } from "../paragraph.ts";

export const moreStoresOnAStreet: Paragraph = {
  id: "more-stores-on-a-street",
  version: 3,
  field: "geography",
  source: "Histories of economics; textbooks of economic geography",
  text:
    "Only seventeen pages long, a paper that American economist Harold Hotelling published in 1929 considers " +
    "two stores on a street along which customers live at equal distances from one another. Each owner, " +
    "intending to attract the larger share of the customers, moves a little nearer to the other, and both " +
    "settle at the middle. Similarly, according to Hotelling, political parties that hope to win a majority " +
    "tend to adopt nearly the same positions.",
  joints: [
    {
      kind: "inset",
      after: "intending to attract the larger share of the customers",
      next: "moves a little nearer to the other",
      verb: "moves",
    },
    { kind: "title-and-name", title: "American economist", after: "Harold Hotelling" },
    { kind: "coordinated", after: "both settle at the middle", verbs: ["moves", "settle"] },
    { kind: "noun-and-phrase", after: "of the customers" },
    { kind: "preposition-and-object", after: "the middle" },
    { kind: "noun-and-phrase", after: "from one another" },
    { kind: "subject-and-verb", after: "tend to adopt nearly the same positions", verb: "tend" },
    {
      kind: "verb-and-complement",
      after:
        "two stores on a street along which customers live at equal distances from one another",
      verb: "considers",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to win", base: "win", beside: "hope" },
    {
      kind: "finite",
      verb: "tend",
      base: "tend",
      subject: "political parties",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "moves",
      base: "move",
      subject: "Each owner",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["cause", "addition"],
      words: "Similarly",
      first:
        "Each owner, intending to attract the larger share of the customers, moves a little nearer to the other, and both settle at the middle",
      second:
        "according to Hotelling, political parties that hope to win a majority tend to adopt nearly the same positions",
      why: "The first statement says that the owners of two competing stores both settle at the middle of the street, and the second says that political parties that hope for a majority tend to adopt nearly identical positions.",
    },
  ],
  nouns: [
    {
      at: "owner, intending to",
      word: "owner",
      forms: ["owner", "owners", "owner's", "owners'"],
      counted: "Each",
      role: "predicate",
      why: "With *each*, a single owner is meant, and the words that follow tell what that owner intends.",
    },
  ],
  modifiers: [
    {
      opening: "Only seventeen pages long",
      clause:
        "a paper that American economist Harold Hotelling published in 1929 considers two stores on a street " +
        "along which customers live at equal distances from one another",
      noun: "a paper that American economist Harold Hotelling published in 1929",
      kind: "work",
      wrong: [
        {
          clause:
            "two stores on a street along which customers live at equal distances from one another are the subject of " +
            "a paper by American economist Harold Hotelling",
          noun: "two stores",
          kind: "building",
          reason: "Stores have no pages; the paper has seventeen.",
        },
        {
          clause:
            "a street along which customers live at equal distances from one another, with two stores on it, is the " +
            "subject of a paper by American economist Harold Hotelling",
          noun: "a street",
          kind: "place",
          reason: "A street is not measured in pages.",
        },
        {
          clause:
            "customers live at equal distances from one another along a street with two stores in a paper by American " +
            "economist Harold Hotelling",
          noun: "customers",
          kind: "person",
          reason: "Customers have no pages; the paper has.",
        },
      ],
    },
  ],
};
