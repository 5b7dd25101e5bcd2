import type { Paragraph } from "../paragraph.ts";

export const armorForBombers: Paragraph = {
  id: "armor-for-bombers",
  version: 3,
  field: "society",
  source: "Histories of statistics and operations research",
  text:
    "Writing memoranda for the armed forces in 1943, statistician Abraham Wald examined records of the " +
    "places where bombers returning from missions had been hit. The holes on these planes did not mark the " +
    "most vulnerable parts; rather, they marked the parts where a bomber could be struck and still fly, " +
    "since those hit elsewhere had often not come back to be counted.",
  joints: [
    { kind: "title-and-name", title: "statistician", after: "Abraham Wald" },
    {
      kind: "subject-and-verb",
      after: "did not mark the most vulnerable parts",
      verb: "did not mark",
    },
    { kind: "noun-and-phrase", after: "on these planes" },
    {
      kind: "turning-clauses",
      after: "rather, they marked the parts where a bomber could be struck and still fly",
      verbs: ["did not mark", "marked"],
    },
    {
      kind: "front",
      after:
        "statistician Abraham Wald examined records of the places where bombers returning from missions had been hit",
      verbs: ["examined"],
    },
    { kind: "preposition-and-object", after: "missions" },
    {
      kind: "noun-and-phrase",
      after: "of the places where bombers returning from missions had been hit",
    },
    { kind: "verb-and-complement", after: "the most vulnerable parts", verb: "did not mark" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "examined",
      base: "examine",
      subject: "statistician Abraham Wald",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "marked",
      base: "mark",
      subject: "they",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast", "emphasis"],
      words: "rather",
      first: "The holes on these planes did not mark the most vulnerable parts",
      second: "they marked the parts where a bomber could be struck and still fly",
      why: "The first statement says that the holes on returning bombers did not mark the most vulnerable parts, and the second says that the holes marked parts where a bomber could be struck without being brought down.",
    },
  ],
  pronouns: [{ word: "they", at: "they marked the parts", antecedent: "The holes" }],
  nouns: [
    {
      at: "planes did not mark",
      word: "planes",
      forms: ["plane", "planes", "plane's", "planes'"],
      counted: "these",
      role: "predicate",
      why: "With *these*, several planes are meant, and the words that follow tell of the holes.",
    },
  ],
  modifiers: [
    {
      opening: "Writing memoranda for the armed forces in 1943",
      clause:
        "statistician Abraham Wald examined records of the places where bombers returning from missions had been hit",
      noun: "statistician Abraham Wald",
      kind: "person",
      wrong: [
        {
          clause:
            "records of the places where bombers returning from missions had been hit were examined by statistician Abraham Wald",
          noun: "records of the places",
          kind: "work",
          reason: "Records did not write the memoranda; the statistician did.",
        },
        {
          clause:
            "bombers returning from missions gave statistician Abraham Wald records of the places where they had been hit",
          noun: "bombers",
          kind: "building",
          reason: "Bombers do not write memoranda.",
        },
        {
          clause:
            "the places where bombers returning from missions had been hit were studied by statistician Abraham Wald",
          noun: "the places",
          kind: "place",
          reason: "The places of the hits wrote nothing.",
        },
      ],
    },
  ],
};
