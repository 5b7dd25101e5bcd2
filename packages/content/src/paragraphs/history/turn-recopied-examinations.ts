import type { Paragraph } from "../paragraph.ts";

export const turnRecopiedExaminations: Paragraph = {
  id: "turn-recopied-examinations",
  version: 2,
  field: "history",
  source: "Histories of imperial China; studies of the civil service",
  text:
    "Officials of the Song dynasty wanted the results of the civil service examinations to depend on merit " +
    "alone; to this end, they covered the names of the candidates and had clerks recopy every paper. An " +
    "examiner could recognize neither the author nor the handwriting. In other words, each answer was " +
    "anonymous. Thousands of papers might be copied for a single examination.",
  joints: [
    { kind: "noun-and-phrase", after: "of the candidates" },
    { kind: "noun-and-phrase", after: "of the civil service examinations" },
    { kind: "second-verb", after: "had clerks recopy every paper", verbs: ["covered", "had"] },
    {
      kind: "turning-clauses",
      after: "In other words, each answer was anonymous",
      verbs: ["could recognize", "was"],
    },
    { kind: "noun-and-phrase", after: "of the Song dynasty" },
    {
      kind: "verb-and-complement",
      after: "neither the author nor the handwriting",
      verb: "could recognize",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "wanted",
      base: "want",
      subject: "Officials",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "covered",
      base: "cover",
      subject: "they",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "to this end",
      first:
        "Officials of the Song dynasty wanted the results of the civil service examinations to depend on merit alone",
      second: "they covered the names of the candidates and had clerks recopy every paper",
      why: "The first statement says that the officials wanted merit alone to decide the results of the examinations, and the second reports that the officials covered the names of candidates and had every paper recopied.",
    },
    {
      relation: "restatement",
      also: ["cause", "summary", "emphasis"],
      words: "In other words",
      first: "An examiner could recognize neither the author nor the handwriting",
      second: "each answer was anonymous",
      why: "The first statement says that an examiner could recognize neither the author nor the handwriting of a paper, and the second says that each answer in the examinations was anonymous.",
    },
  ],
};
