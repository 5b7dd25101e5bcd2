import type { Paragraph } from "../paragraph.ts";

export const bethuneSchool: Paragraph = {
  id: "bethune-school",
  field: "history",
  source: "Histories of American education; biographies of Mary McLeod Bethune",
  text:
    "When Mary McLeod Bethune opened a school for girls in Daytona Beach, Florida, in 1904, she had five " +
    "pupils and a rented house. By the time of its merger with the Cookman Institute of Jacksonville in 1923, " +
    "the school had grown to an enrollment of more than three hundred.",
  joints: [
    {
      kind: "dependent-first",
      after: "she had five pupils and a rented house",
      verbs: ["opened", "had"],
    },
    {
      kind: "front",
      after: "the school had grown to an enrollment of more than three hundred",
      verbs: ["had grown"],
    },
    { kind: "noun-and-phrase", after: "with the Cookman Institute of Jacksonville" },
    { kind: "noun-and-phrase", after: "for girls" },
    { kind: "verb-and-complement", after: "five pupils and a rented house", verb: "had" },
    {
      kind: "subject-and-verb",
      after: "had grown to an enrollment of more than three hundred",
      verb: "had grown",
    },
    { kind: "noun-and-phrase", after: "of more than three hundred" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had grown",
      base: "grow",
      subject: "the school",
      number: "singular",
      tense: "past-perfect",
      time: "By the time of its merger with the Cookman Institute of Jacksonville in 1923",
    },
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "Mary McLeod Bethune",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its merger with the", antecedent: "a school" }],
};
