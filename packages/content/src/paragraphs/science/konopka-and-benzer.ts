import type { Paragraph } from "../paragraph.ts";

export const konopkaAndBenzer: Paragraph = {
  id: "konopka-and-benzer",
  field: "science",
  source: "Textbooks on neuroscience; histories of genetics",
  text:
    "In 1971, the geneticists Ronald Konopka and Seymour Benzer described three strains of fruit flies with a " +
    "defective sense of time: one with a day of nineteen hours, one with a day of twenty-eight hours, and one " +
    "with no daily rhythm at all. All of the defects arose from changes in a single gene, which came to be " +
    "called *period*.",
  joints: [
    {
      kind: "list",
      after:
        "one with a day of nineteen hours, one with a day of twenty-eight hours, and one with no daily rhythm at all",
      verbs: ["described"],
    },
    {
      kind: "clauses",
      after:
        "All of the defects arose from changes in a single gene, which came to be called *period*",
      verbs: ["described", "arose"],
    },
    { kind: "subject-and-verb", after: "arose from changes in a single gene", verb: "arose" },
    { kind: "noun-and-phrase", after: "of fruit flies" },
    {
      kind: "verb-and-complement",
      after: "three strains of fruit flies with a defective sense of time",
      verb: "described",
    },
    { kind: "title-and-name", after: "Ronald Konopka and Seymour Benzer" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "the geneticists Ronald Konopka and Seymour Benzer",
      number: "plural",
      tense: "past",
      time: "In 1971",
    },
    {
      kind: "finite",
      verb: "arose",
      base: "arise",
      subject: "All of the defects",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
