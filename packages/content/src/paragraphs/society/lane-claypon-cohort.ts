import type { Paragraph } from "../paragraph.ts";

export const laneClayponCohort: Paragraph = {
  id: "lane-claypon-cohort",
  version: 3,
  field: "society",
  source: "Histories of epidemiology",
  text:
    "The records of a network of infant clinics in Berlin supplied English physician Janet Lane-Claypon with " +
    "the data for a pioneering study. In 1912, she compared the weights of babies raised on breast milk with " +
    "those of babies raised on cow's milk and found that the former had gained weight faster. Careful to rule " +
    "out chance, Lane-Claypon applied a new statistical method: the *t* test.",
  joints: [
    {
      kind: "clauses",
      after:
        "In 1912, she compared the weights of babies raised on breast milk with those of babies raised on cow's milk",
      verbs: ["supplied", "compared"],
    },
    {
      kind: "subject-and-verb",
      after: "supplied English physician Janet Lane-Claypon with the data for a pioneering study",
      verb: "supplied",
    },
    {
      kind: "second-verb",
      after: "found that the former had gained weight faster",
      verbs: ["compared", "found"],
    },
    { kind: "noun-and-phrase", after: "of infant clinics in Berlin" },
    { kind: "title-and-name", title: "English physician", after: "Janet Lane-Claypon" },
    {
      kind: "verb-and-complement",
      after: "English physician Janet Lane-Claypon with the data for a pioneering study",
      verb: "supplied",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "supplied",
      base: "supply",
      subject: "The records",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "compared",
      base: "compare",
      subject: "she",
      number: "singular",
      tense: "past",
      time: "In 1912",
    },
    {
      kind: "finite",
      verb: "had gained",
      base: "gain",
      subject: "the former",
      number: "plural",
      tense: "past-perfect",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Careful to rule out chance",
      clause: "Lane-Claypon applied a new statistical method: the *t* test",
      noun: "Lane-Claypon",
      kind: "person",
      wrong: [
        {
          clause: "a new statistical method was applied by Lane-Claypon: the *t* test",
          noun: "a new statistical method",
          kind: "idea",
          reason: "A method takes no care; the physician did.",
        },
        {
          clause: "Lane-Claypon's method was new in statistics: the *t* test",
          noun: "Lane-Claypon's method",
          kind: "idea",
          reason: "The noun after the comma is *method*; *Lane-Claypon's* only says whose it was.",
        },
        {
          clause: "there was a new statistical method: the *t* test",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be careful.",
        },
      ],
    },
  ],
};
