import type { Paragraph } from "../paragraph.ts";

export const turnWordsFoundOnce: Paragraph = {
  id: "turn-words-found-once",
  version: 2,
  field: "literature",
  source: "Handbooks of textual criticism; textbooks of corpus linguistics",
  text:
    "Scholars call a word that occurs a single time in a body of writing a *hapax legomenon*, a Greek phrase " +
    'that means "said once." The works of Shakespeare contain many such words; "honorificabilitudinitatibus," ' +
    "for example, is spoken only in *Love's Labor's Lost*. The meaning of a word that occurs once in all that " +
    "survives of a language may be impossible to determine. Unfortunately, ancient texts abound in such " +
    "words.",
  joints: [
    { kind: "noun-and-phrase", after: "of Shakespeare" },
    { kind: "subject-and-verb", after: "contain many such words", verb: "contain" },
    { kind: "verb-and-complement", after: "many such words", verb: "contain" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contain",
      base: "contain",
      subject: "The works",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "means",
      base: "mean",
      antecedent: "a Greek phrase",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for example",
      first:
        'Scholars call a word that occurs a single time in a body of writing a *hapax legomenon*, a Greek phrase that means "said once." The works of Shakespeare contain many such words',
      second: "\"honorificabilitudinitatibus,\" is spoken only in *Love's Labor's Lost*",
      why: "The first statement says that the works of Shakespeare contain many words that occur a single time, and the second says that the word *honorificabilitudinitatibus* is spoken only in Shakespeare's *Love's Labor's Lost*.",
    },
    {
      relation: "evaluation",
      also: ["contrast", "concession", "addition", "emphasis"],
      words: "Unfortunately",
      first:
        "The meaning of a word that occurs once in all that survives of a language may be impossible to determine",
      second: "ancient texts abound in such words",
      why: "The first statement says that the meaning of a word that survives only once may be impossible to determine, and the second reports that ancient texts abound in words that occur only once.",
    },
  ],
};
