import type { Paragraph } from "../paragraph.ts";

export const shapesOfHangul: Paragraph = {
  id: "shapes-of-hangul",
  version: 2,
  field: "literature",
  source: "Textbooks of linguistics; standard histories of Korea",
  text:
    "The consonant letters of Hangul, the Korean alphabet that King Sejong introduced in 1446, reflect the way " +
    "in which their sounds are produced. For example, the letter for the sound *n* represents the tongue as it " +
    "touches the ridge behind the upper teeth.",
  joints: [
    {
      kind: "inset",
      after: "the Korean alphabet that King Sejong introduced in 1446",
      next: "reflect the way in which their sounds are produced",
      verb: "reflect",
    },
    {
      kind: "turning-clauses",
      after:
        "For example, the letter for the sound *n* represents the tongue as it touches the ridge behind the upper teeth",
      verbs: ["reflect", "represents"],
    },
    { kind: "noun-and-phrase", after: "of Hangul" },
    {
      kind: "verb-and-complement",
      after: "the way in which their sounds are produced",
      verb: "reflect",
    },
    { kind: "noun-and-phrase", after: "behind the upper teeth" },
    { kind: "preposition-and-object", after: "the upper teeth" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "represents",
      base: "represent",
      subject: "the letter",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "reflect",
      base: "reflect",
      subject: "The consonant letters",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For example",
      first:
        "The consonant letters of Hangul, the Korean alphabet that King Sejong introduced in 1446, reflect the way in which their sounds are produced",
      second:
        "the letter for the sound *n* represents the tongue as it touches the ridge behind the upper teeth",
      why: "The first statement says that the consonant letters of Hangul reflect the way in which their sounds are produced, and the second says that the letter for *n* represents the tongue touching the ridge behind the upper teeth.",
    },
  ],
  pronouns: [{ word: "it", at: "it touches the ridge", antecedent: "the tongue" }],
};
