import type { Paragraph } from "../paragraph.ts";

export const moreUnattendedEar: Paragraph = {
  id: "more-unattended-ear",
  version: 2,
  field: "society",
  source: "Histories of cognitive psychology; textbooks of attention",
  text:
    "The listeners in an experiment that British scientist Colin Cherry described in 1953 heard two spoken " +
    "messages at once through headphones, one in each ear, and were required to repeat the words of one of " +
    "them aloud. They could tell whether the other message was a voice or a tone, but they were able to " +
    "report little of what it said. Indeed, most failed to notice that its speaker had changed from English " +
    "to German.",
  joints: [
    { kind: "title-and-name", title: "British scientist", after: "Colin Cherry" },
    {
      kind: "turning-clauses",
      after: "Indeed, most failed to notice that its speaker had changed from English to German",
      verbs: ["were", "failed"],
    },
    { kind: "noun-and-phrase", after: "of one of them" },
    { kind: "noun-and-phrase", after: "of what it said" },
    {
      kind: "coordinated",
      after: "they were able to report little of what it said",
      verbs: ["could tell", "were"],
    },
    {
      kind: "verb-and-complement",
      after: "to notice that its speaker had changed from English to German",
      verb: "failed",
    },
    {
      kind: "subject-and-verb",
      after: "heard two spoken messages at once through headphones",
      verb: "heard",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to notice", base: "notice", beside: "failed" },
    { kind: "finite", verb: "were", base: "be", subject: "they", number: "plural", tense: "past" },
    { kind: "infinitive", verb: "to repeat", base: "repeat", beside: "required" },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["example", "addition", "similarity"],
      words: "Indeed",
      first: "they were able to report little of what it said",
      second: "most failed to notice that its speaker had changed from English to German",
      why: "The first statement says that the listeners could report little of what was said in the unrepeated message, and the second says that most listeners failed to notice that the speaker of the unrepeated message changed from English to German.",
    },
  ],
};
