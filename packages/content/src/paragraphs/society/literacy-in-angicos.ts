import type { Paragraph } from "../paragraph.ts";

export const literacyInAngicos: Paragraph = {
  id: "literacy-in-angicos",
  field: "society",
  source: "Histories of education; encyclopedias of Latin American history",
  text:
    "In the town of Angicos, in northeastern Brazil, the educator Paulo Freire taught some three hundred " +
    "adults to read in 1963. The words of the first lessons came from conversations with the students and " +
    "named things that all of them knew. Each word was presented with a picture and discussed; next, it was " +
    "divided into syllables, and the students recombined these into new words.",
  joints: [
    { kind: "title-and-name", after: "Paulo Freire" },
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
      words: "next",
      first: "Each word was presented with a picture and discussed",
      second: "it was divided into syllables",
      why: "The discussion of the word is one step of the lesson, and its division into syllables is the step that follows.",
    },
  ],
  pronouns: [{ word: "it", at: "it was divided", antecedent: "Each word" }],
};
