import type { Paragraph } from "../paragraph.ts";

export const konopkaAndBenzer: Paragraph = {
  id: "konopka-and-benzer",
  version: 3,
  field: "science",
  source: "Textbooks on neuroscience; histories of genetics",
  text:
    "The fruit flies that geneticists Ronald Konopka and Seymour Benzer described in 1971 belonged to three " +
    "strains with a defective sense of time: one with a day of nineteen hours, one with a day of twenty-eight " +
    "hours, and one with no daily rhythm at all. All of the defects arose from changes in a single gene, " +
    "which came to be called *period*.",
  joints: [
    {
      kind: "list",
      after:
        "one with a day of nineteen hours, one with a day of twenty-eight hours, and one with no daily rhythm at all",
      verbs: ["belonged"],
    },
    {
      kind: "clauses",
      after:
        "All of the defects arose from changes in a single gene, which came to be called *period*",
      verbs: ["belonged", "arose"],
    },
    { kind: "subject-and-verb", after: "arose from changes in a single gene", verb: "arose" },
    { kind: "title-and-name", title: "geneticists", after: "Ronald Konopka and Seymour Benzer" },
    {
      kind: "essential",
      after: "that geneticists Ronald Konopka and Seymour Benzer described in 1971",
      next: "belonged to three strains with a defective sense of time",
      verb: "belonged",
    },
    { kind: "noun-and-phrase", after: "with a defective sense of time" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "arose",
      base: "arise",
      subject: "All of the defects",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "geneticists Ronald Konopka and Seymour Benzer",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "belonged",
      base: "belong",
      subject: "The fruit flies",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "strains with a defective",
      word: "strains",
      forms: ["strain", "strains", "strain's", "strains'"],
      counted: "three",
      role: "predicate",
      why: "Three strains are meant, and nothing that follows belongs to them.",
    },
  ],
};
