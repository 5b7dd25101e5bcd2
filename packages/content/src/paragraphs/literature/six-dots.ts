import type { Paragraph } from "../paragraph.ts";

export const sixDots: Paragraph = {
  id: "six-dots",
  version: 3,
  field: "literature",
  source: "Biographies of Louis Braille; histories of education for the blind",
  text:
    "In 1821, students at the institute for blind youth in Paris tested a code of raised dots that army " +
    "officer Charles Barbier had devised. Afterward, one of the students, Louis Braille, reduced the number " +
    "of dots in each sign from twelve to six, allowing a reader's sensitive fingertip to feel the whole sign " +
    "at once.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Afterward, one of the students, Louis Braille, reduced the number of dots in each sign from twelve to six",
      verbs: ["tested", "reduced"],
    },
    { kind: "title-and-name", title: "army officer", after: "Charles Barbier" },
    {
      kind: "subject-and-verb",
      after: "tested a code of raised dots that army officer Charles Barbier had devised",
      verb: "tested",
    },
    { kind: "noun-and-phrase", after: "of raised dots" },
    {
      kind: "verb-and-complement",
      after: "the number of dots in each sign from twelve to six",
      verb: "reduced",
    },
    { kind: "noun-and-phrase", after: "of dots in each sign" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "tested",
      base: "test",
      subject: "students",
      number: "plural",
      tense: "past",
      time: "In 1821",
    },
    { kind: "outcome", verb: "allowing", base: "allow", beside: "reduced" },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["cause"],
      words: "Afterward",
      first:
        "students at the institute for blind youth in Paris tested a code of raised dots that army officer " +
        "Charles Barbier had devised",
      second:
        "one of the students, Louis Braille, reduced the number of dots in each sign from twelve to six",
      why: "The first statement says that students at an institute in Paris tested a code of raised dots in 1821, and the second says that Louis Braille, a student, reduced the number of dots in each sign from twelve to six.",
    },
  ],
  nouns: [
    {
      at: "reader's sensitive fingertip",
      word: "reader's",
      forms: ["reader", "readers", "reader's", "readers'"],
      counted: "allowing a",
      role: "owned",
      why: "One reader is meant, and the fingertip is that reader's.",
    },
  ],
};
