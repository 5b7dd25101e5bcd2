import type { Paragraph } from "../paragraph.ts";

export const grimmAndVerner: Paragraph = {
  id: "grimm-and-verner",
  version: 2,
  field: "literature",
  source: "Textbooks of historical linguistics; histories of linguistics",
  text:
    "In 1822, philologist Jacob Grimm described a regular shift of consonants in the Germanic languages: the " +
    "*p* of the Latin *pater*, for instance, corresponds to the *f* of the English *father*. Half a century " +
    "later, Danish linguist Karl Verner explained the words that appeared to violate the rule, showing that " +
    "the position of the ancient accent accounted for them.",
  joints: [
    { kind: "title-and-name", title: "philologist", after: "Jacob Grimm" },
    {
      kind: "outcome",
      after: "showing that the position of the ancient accent accounted for them",
      verbs: ["explained"],
    },
    { kind: "noun-and-phrase", after: "of the ancient accent" },
    { kind: "noun-and-phrase", after: "of consonants" },
    { kind: "title-and-name", title: "Danish linguist", after: "Karl Verner" },
    {
      kind: "verb-and-complement",
      after: "the words that appeared to violate the rule",
      verb: "explained",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to violate", base: "violate", beside: "appeared" },
    { kind: "outcome", verb: "showing", base: "show", beside: "explained" },
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "philologist Jacob Grimm",
      number: "singular",
      tense: "past",
      time: "In 1822",
    },
    {
      kind: "finite",
      verb: "corresponds",
      base: "correspond",
      subject: "the *p*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for instance",
      first:
        "philologist Jacob Grimm described a regular shift of consonants in the Germanic languages",
      second: "the *p* of the Latin *pater* corresponds to the *f* of the English *father*",
      why: "The first statement says that Grimm described a regular shift of consonants in the Germanic languages, and the second says that the *p* of the Latin *pater* corresponds to the *f* of the English *father*.",
    },
  ],
};
