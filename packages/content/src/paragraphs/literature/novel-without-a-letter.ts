import type { Paragraph } from "../paragraph.ts";

export const novelWithoutALetter: Paragraph = {
  id: "novel-without-a-letter",
  version: 3,
  field: "literature",
  source: "Reference works on French literature; studies of the Oulipo group",
  text:
    "Drawn to the strict constraints favored by a literary workshop in Paris, French writer Georges Perec " +
    "composed *La Disparition* (1969), a novel of some three hundred pages, without using the letter *e*, " +
    "the most frequent in his language. The exclusion of this letter rules out many common pronouns and " +
    "articles. Nevertheless, at least one early reviewer failed to notice anything unusual.",
  joints: [
    { kind: "title-and-name", title: "French writer", after: "Georges Perec" },
    { kind: "noun-and-phrase", after: "of some three hundred pages" },
    { kind: "preposition-and-object", after: "using the letter *e*" },
    {
      kind: "turning-clauses",
      after: "Nevertheless, at least one early reviewer failed to notice anything unusual",
      verbs: ["rules", "failed"],
    },
    {
      kind: "subject-and-verb",
      after: "rules out many common pronouns and articles",
      verb: "rules",
    },
    { kind: "verb-and-complement", after: "many common pronouns and articles", verb: "rules out" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to notice", base: "notice", beside: "failed" },
    { kind: "preposition", verb: "using", base: "use", beside: "composed" },
    {
      kind: "finite",
      verb: "rules",
      base: "rule",
      subject: "The exclusion",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first: "The exclusion of this letter rules out many common pronouns and articles",
      second: "at least one early reviewer failed to notice anything unusual",
      why: "The first statement says that the exclusion of the letter *e* rules out many common pronouns and articles, but the second says that at least one early reviewer of the novel failed to notice anything unusual.",
    },
  ],
  modifiers: [
    {
      opening: "Drawn to the strict constraints favored by a literary workshop in Paris",
      clause:
        "French writer Georges Perec composed *La Disparition* (1969), a novel of some three hundred pages, " +
        "without using the letter *e*, the most frequent in his language",
      noun: "French writer Georges Perec",
      kind: "person",
      wrong: [
        {
          clause:
            "*La Disparition* (1969), a novel of some three hundred pages by French writer Georges Perec, lacks the " +
            "letter *e*, the most frequent in his language",
          noun: "*La Disparition* (1969)",
          kind: "work",
          reason: "A novel is not drawn to constraints; its author was.",
        },
        {
          clause:
            "the letter *e*, the most frequent in his language, is missing from Georges Perec's *La Disparition* (1969), a novel of some three hundred pages",
          noun: "the letter *e*",
          kind: "idea",
          reason: "A letter is drawn to nothing; the writer was.",
        },
        {
          clause:
            "French writer Georges Perec's *La Disparition* (1969), a novel of some three hundred pages, lacks the " +
            "letter *e*, the most frequent in his language",
          noun: "French writer Georges Perec's *La Disparition* (1969)",
          kind: "work",
          reason: "The noun after the comma is the novel; *Perec's* only says whose it is.",
        },
      ],
    },
  ],
};
