import type { Paragraph } from "../paragraph.ts";

export const screenCleo: Paragraph = {
  id: "screen-cleo",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; studies of Agnès Varda",
  text:
    "*Cléo from 5 to 7*, a film that French director Agnès Varda released in 1962, follows a singer through " +
    "Paris as she waits for the results of a medical test. Its story unfolds almost in real time. In other " +
    "words, the minutes that pass for the heroine are nearly the minutes that pass for the audience.",
  joints: [
    {
      kind: "inset",
      after: "a film that French director Agnès Varda released in 1962",
      next: "follows a singer through Paris as she waits for the results of a medical test",
      verb: "follows",
    },
    {
      kind: "turning-clauses",
      after:
        "In other words, the minutes that pass for the heroine are nearly the minutes that pass for the audience",
      verbs: ["unfolds", "are"],
    },
    { kind: "title-and-name", title: "French director", after: "Agnès Varda" },
    { kind: "noun-and-phrase", after: "of a medical test" },
    { kind: "preposition-and-object", after: "the results of a medical test" },
    { kind: "subject-and-verb", after: "unfolds almost in real time", verb: "unfolds" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "follows",
      base: "follow",
      subject: "*Cléo from 5 to 7*",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "unfolds",
      base: "unfold",
      subject: "Its story",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "the minutes",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "In other words",
      first: "Its story unfolds almost in real time",
      second:
        "the minutes that pass for the heroine are nearly the minutes that pass for the audience",
      why: "The first statement says that the story of the film unfolds almost in real time, and the second says that the minutes of the heroine are nearly the minutes of the audience.",
    },
  ],
};
