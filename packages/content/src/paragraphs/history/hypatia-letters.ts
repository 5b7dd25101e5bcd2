import type { Paragraph } from "../paragraph.ts";

export const hypatiaLetters: Paragraph = {
  id: "hypatia-letters",
  version: 3,
  field: "history",
  source: "Histories of ancient mathematics; encyclopedias of late antiquity",
  text:
    "No mathematical work by Hypatia, who taught in Alexandria around the year 400, has survived under her " +
    "own name. Nevertheless, letters by one of her students testify to her standing as a teacher of " +
    "philosophy and astronomy; the student, Synesius of Cyrene, credits her with help in the design of an " +
    "astrolabe.",
  joints: [
    {
      kind: "inset",
      after: "who taught in Alexandria around the year 400",
      next: "has survived under her own name",
      verb: "has survived",
    },
    {
      kind: "turning-clauses",
      after:
        "Nevertheless, letters by one of her students testify to her standing as a teacher of philosophy and astronomy",
      verbs: ["has survived", "testify"],
    },
    {
      kind: "subject-and-verb",
      after: "testify to her standing as a teacher of philosophy and astronomy",
      verb: "testify",
    },
    { kind: "noun-and-phrase", after: "by one of her students" },
    { kind: "noun-and-phrase", after: "in the design of an astrolabe" },
    { kind: "preposition-and-object", after: "philosophy and astronomy" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "testify",
      base: "testify",
      subject: "letters",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first:
        "No mathematical work by Hypatia, who taught in Alexandria around the year 400, has survived under her own name",
      second:
        "letters by one of her students testify to her standing as a teacher of philosophy and astronomy",
      why: "The first statement says that no mathematical work by Hypatia has survived under her own name, but the second says that letters by a student testify to Hypatia's standing as a teacher.",
    },
  ],
  nouns: [
    {
      at: "students testify",
      word: "students",
      forms: ["student", "students", "student's", "students'"],
      counted: "one of",
      role: "predicate",
      why: "One of several students is meant, which calls for the plural, and the words that follow tell what the letters show.",
    },
  ],
};
