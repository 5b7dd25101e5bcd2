import type { Paragraph } from "../paragraph.ts";

export const moreCourtForChildren: Paragraph = {
  id: "more-court-for-children",
  version: 3,
  field: "society",
  source: "Histories of social work; encyclopedias of American law",
  text:
    "Reformers in Chicago wanted to keep children out of the courts and jails of adults. To this end, " +
    "two of them, Lucy Flower and Julia Lathrop, urged the legislature of Illinois to establish a " +
    "separate court for the young. The first of its kind in the nation, the court was opened in 1899, " +
    "placing most of those who came before it under the supervision of probation officers.",
  joints: [
    {
      kind: "outcome",
      after: "placing most of those who came before it under the supervision of probation officers",
      verbs: ["was opened"],
    },
    { kind: "noun-and-phrase", after: "of adults" },
    { kind: "subject-and-verb", after: "was opened in 1899", verb: "was opened" },
    { kind: "noun-and-phrase", after: "of probation officers" },
    { kind: "preposition-and-object", after: "the young" },
    {
      kind: "verb-and-complement",
      after: "to keep children out of the courts and jails of adults",
      verb: "wanted",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to keep", base: "keep", beside: "wanted" },
    {
      kind: "finite",
      verb: "wanted",
      base: "want",
      subject: "Reformers",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "placing", base: "place", beside: "was opened" },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "example", "emphasis"],
      words: "To this end",
      first: "Reformers in Chicago wanted to keep children out of the courts and jails of adults",
      second:
        "two of them, Lucy Flower and Julia Lathrop, urged the legislature of Illinois to establish a separate court for the young",
      why: "The first statement says that reformers in Chicago wanted to keep children out of the courts and jails of adults, and the second says that Flower and Lathrop urged the legislature to establish a separate court for the young.",
    },
  ],
  modifiers: [
    {
      opening: "The first of its kind in the nation",
      clause:
        "the court was opened in 1899, placing most of those who came before it under the supervision of probation officers",
      noun: "the court",
      kind: "building",
      wrong: [
        {
          clause:
            "most of those who came before the court, which opened in 1899, were placed under the supervision of probation officers",
          noun: "most of those who came before the court",
          kind: "person",
          reason: "The children were not the first of their kind; the court was.",
        },
        {
          clause:
            "probation officers supervised most of those who came before the court, which was opened in 1899",
          noun: "probation officers",
          kind: "person",
          reason:
            "The officers are several people; *the first of its kind* describes one thing, the court.",
        },
        {
          clause:
            "the year 1899 saw the court opened, and most of those who came before it were placed under probation officers",
          noun: "the year 1899",
          kind: "idea",
          reason: "A year is not the first of its kind in a nation.",
        },
      ],
    },
  ],
};
