import type { Paragraph } from "../paragraph.ts";

export const borrowedClicks: Paragraph = {
  id: "borrowed-clicks",
  version: 2,
  field: "literature",
  source: "Textbooks of phonetics; standard surveys of African languages",
  text:
    "Click consonants, which speakers produce by releasing the tongue from the roof of the mouth, are absent " +
    "from most Bantu languages of Africa. The Bantu languages Xhosa and Zulu, however, use clicks in many " +
    "everyday words; the ancestors of their speakers adopted the sounds from neighboring peoples, among whom " +
    "clicks were common.",
  joints: [
    {
      kind: "inset",
      after: "which speakers produce by releasing the tongue from the roof of the mouth",
      next: "are absent from most Bantu languages of Africa",
      verb: "are",
    },
    {
      kind: "turning-clauses",
      after: "The Bantu languages Xhosa and Zulu, however, use clicks in many everyday words",
      verbs: ["are", "use"],
    },
    { kind: "noun-and-phrase", after: "of the mouth" },
    { kind: "preposition-and-object", after: "most Bantu languages of Africa" },
    {
      kind: "verb-and-complement",
      after: "absent from most Bantu languages of Africa",
      verb: "are",
    },
    {
      kind: "subject-and-verb",
      after: "adopted the sounds from neighboring peoples",
      verb: "adopted",
    },
  ],
  verbs: [
    { kind: "preposition", verb: "releasing", base: "release", beside: "produce" },
    {
      kind: "finite",
      verb: "produce",
      base: "produce",
      subject: "speakers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "use",
      base: "use",
      subject: "The Bantu languages Xhosa and Zulu",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement"],
      words: "however",
      first:
        "Click consonants, which speakers produce by releasing the tongue from the roof of the mouth, are absent from most Bantu languages of Africa",
      second: "The Bantu languages Xhosa and Zulu use clicks in many everyday words",
      why: "The first statement says that click consonants are absent from most Bantu languages of Africa, but the second says that the Bantu languages Xhosa and Zulu use clicks in many everyday words.",
    },
  ],
  pronouns: [{ word: "their", at: "their speakers adopted", antecedent: "The Bantu languages" }],
};
