import type { Paragraph } from "../paragraph.ts";

export const novelWithoutALetter: Paragraph = {
  id: "novel-without-a-letter",
  field: "literature",
  source: "Reference works on French literature; studies of the Oulipo group",
  text:
    "The French writer Georges Perec composed *La Disparition* (1969), a novel of some three hundred pages, " +
    "without using the letter *e*, the most frequent in his language. The absence of many pronouns and articles " +
    "leaves the narrative intact; in fact, several early reviewers failed to notice anything unusual.",
  joints: [
    { kind: "title-and-name", after: "Georges Perec" },
    {
      kind: "turning-clauses",
      after: "in fact, several early reviewers failed to notice anything unusual",
      verbs: ["leaves", "failed"],
    },
    { kind: "subject-and-verb", after: "leaves the narrative intact", verb: "leaves" },
    { kind: "noun-and-phrase", after: "of some three hundred pages" },
    { kind: "verb-and-complement", after: "the narrative intact", verb: "leaves" },
    { kind: "preposition-and-object", after: "using the letter *e*" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to notice", base: "notice", beside: "failed" },
    { kind: "preposition", verb: "using", base: "use", beside: "composed" },
    {
      kind: "finite",
      verb: "leaves",
      base: "leave",
      subject: "The absence",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      words: "in fact",
      first: "The absence of many pronouns and articles leaves the narrative intact",
      second: "several early reviewers failed to notice anything unusual",
      why: "The first statement says that the narrative does not suffer, and the second says the same more strongly: some reviewers noticed nothing.",
    },
  ],
};
