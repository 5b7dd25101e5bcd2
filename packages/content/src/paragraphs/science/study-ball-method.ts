import type { Paragraph } from "../paragraph.ts";

export const studyBallMethod: Paragraph = {
  id: "study-ball-method",
  version: 2,
  field: "science",
  source: "Biographies of Alice Ball; histories of pharmaceutical chemistry",
  text:
    "By 1916, Alice Ball, a chemist at the College of Hawaii, had converted the thick oil of the chaulmoogra " +
    "tree into a form that could be injected, giving physicians a more effective treatment for leprosy. The " +
    "first articles about the method did not mention Ball; in 1922, however, physician Harry Hollmann " +
    "credited her by name in a medical journal.",
  joints: [
    {
      kind: "inset",
      after: "a chemist at the College of Hawaii",
      next: "had converted the thick oil of the chaulmoogra tree into a form that could be injected",
      verb: "had converted",
      front: "By 1916",
    },
    {
      kind: "outcome",
      after: "giving physicians a more effective treatment for leprosy",
      verbs: ["had converted"],
    },
    { kind: "subject-and-verb", after: "did not mention Ball", verb: "did not mention" },
    {
      kind: "turning-clauses",
      after: "in 1922, however, physician Harry Hollmann credited her by name in a medical journal",
      verbs: ["did not mention", "credited"],
    },
    { kind: "title-and-name", title: "physician", after: "Harry Hollmann" },
    { kind: "noun-and-phrase", after: "of the chaulmoogra tree" },
    { kind: "preposition-and-object", after: "a medical journal" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had converted",
      base: "convert",
      subject: "Alice Ball",
      number: "singular",
      tense: "past-perfect",
      time: "By 1916",
    },
    { kind: "outcome", verb: "giving", base: "give", beside: "had converted" },
    {
      kind: "finite",
      verb: "credited",
      base: "credit",
      subject: "physician Harry Hollmann",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "sequence"],
      words: "however",
      first: "The first articles about the method did not mention Ball",
      second: "in 1922 physician Harry Hollmann credited her by name in a medical journal",
      why: "The first statement says that the first articles about the method did not mention Ball, but the second reports that Hollmann credited Ball by name in a medical journal in 1922.",
    },
  ],
};
