import type { Paragraph } from "../paragraph.ts";

export const literacyInAngicos: Paragraph = {
  id: "literacy-in-angicos",
  version: 3,
  field: "society",
  source: "Histories of education; encyclopedias of Latin American history",
  text:
    "Working in the town of Angicos, in northeastern Brazil, educator Paulo Freire taught some three hundred " +
    "adults to read in 1963. The words of the first lessons came from conversations with the students and " +
    "named things that all of them knew. Each word was presented with a picture and discussed. Next, it was " +
    "divided into syllables, and the students recombined these into new words.",
  joints: [
    { kind: "title-and-name", title: "educator", after: "Paulo Freire" },
    { kind: "subject-and-verb", after: "came from conversations with the students", verb: "came" },
    { kind: "noun-and-phrase", after: "of the first lessons" },
    {
      kind: "coordinated",
      after: "the students recombined these into new words",
      verbs: ["was", "recombined"],
    },
    { kind: "preposition-and-object", after: "syllables" },
    { kind: "verb-and-complement", after: "from conversations with the students", verb: "came" },
    { kind: "noun-and-phrase", after: "of Angicos" },
    { kind: "preposition-and-object", after: "new words" },
    { kind: "second-verb", after: "named things that all of them knew", verbs: ["came", "named"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "came",
      base: "come",
      subject: "The words",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "recombined",
      base: "recombine",
      subject: "the students",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition"],
      words: "Next",
      first: "Each word was presented with a picture and discussed",
      second: "it was divided into syllables",
      why: "The first statement says that each word in a lesson was presented with a picture and discussed, and the second says that each word was divided into syllables, which the students recombined into new words.",
    },
  ],
  pronouns: [{ word: "it", at: "it was divided", antecedent: "Each word" }],
  nouns: [
    {
      at: "word was presented",
      word: "word",
      forms: ["word", "words", "word's", "words'"],
      counted: "Each",
      role: "predicate",
      why: "With *each*, a single word is meant, and the words that follow tell how it was presented.",
    },
    {
      at: "students recombined",
      word: "students",
      forms: ["student", "students", "student's", "students'"],
      counted: "all of them",
      role: "predicate",
      why: "*All of them* shows that several students are meant, and the words that follow tell what they did.",
    },
  ],
  modifiers: [
    {
      opening: "Working in the town of Angicos, in northeastern Brazil",
      clause: "educator Paulo Freire taught some three hundred adults to read in 1963",
      noun: "educator Paulo Freire",
      kind: "person",
      wrong: [
        {
          clause:
            "reading was taught to some three hundred adults in educator Paulo Freire's lessons in 1963",
          noun: "reading",
          kind: "idea",
          reason: "Reading does not work in a town; the educator did.",
        },
        {
          clause:
            "the year 1963 saw some three hundred adults learn to read in educator Paulo Freire's lessons",
          noun: "the year 1963",
          kind: "idea",
          reason: "A year does not work anywhere.",
        },
        {
          clause:
            "educator Paulo Freire's lessons enabled some three hundred adults to read in 1963",
          noun: "educator Paulo Freire's lessons",
          kind: "idea",
          reason: "The noun after the comma is *lessons*; *Freire's* only says who gave them.",
        },
      ],
    },
  ],
};
