import type { Paragraph } from "../paragraph.ts";

export const twoMessages: Paragraph = {
  id: "two-messages",
  version: 2,
  field: "society",
  source: "Textbooks of cognitive psychology; histories of psychology",
  text:
    "Listeners who repeat aloud the message that reaches one ear, British engineer Colin Cherry found in " +
    "1953, notice hardly anything about a message in the other. Most of them fail to report even a change " +
    "from English to German, although they do recognize a change from a man's voice to a woman's.",
  joints: [
    {
      kind: "inset",
      after: "British engineer Colin Cherry found in 1953",
      next: "notice hardly anything about a message in the other",
      verb: "notice",
    },
    { kind: "title-and-name", title: "British engineer", after: "Colin Cherry" },
    { kind: "preposition-and-object", after: "English to German" },
    { kind: "noun-and-phrase", after: "about a message in the other" },
    {
      kind: "verb-and-complement",
      after: "hardly anything about a message in the other",
      verb: "notice",
    },
    { kind: "preposition-and-object", after: "a message in the other" },
    {
      kind: "clauses",
      after: "Most of them fail to report even a change from English to German",
      verbs: ["notice", "fail"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "notice",
      base: "notice",
      subject: "Listeners",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "reaches",
      base: "reach",
      antecedent: "the message",
      number: "singular",
    },
    { kind: "infinitive", verb: "to report", base: "report", beside: "fail" },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they do recognize", antecedent: "Listeners" }],
};
