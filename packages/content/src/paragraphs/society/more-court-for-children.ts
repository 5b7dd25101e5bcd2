import type { Paragraph } from "../paragraph.ts";

export const moreCourtForChildren: Paragraph = {
  id: "more-court-for-children",
  field: "society",
  source: "Histories of social work; encyclopedias of American law",
  text:
    "Reformers in Chicago wanted to keep children out of the courts and jails of adults. To this end, two of " +
    "them, Lucy Flower and Julia Lathrop, urged the legislature of Illinois to establish a separate court " +
    "for the young. The court was opened in 1899, placing most of those who came before it under the " +
    "supervision of probation officers.",
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
      why: "The first statement gives the aim of the reformers, and the second gives what two of them did in order to reach it.",
    },
  ],
};
