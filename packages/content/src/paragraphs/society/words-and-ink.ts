import type { Paragraph } from "../paragraph.ts";

export const wordsAndInk: Paragraph = {
  id: "words-and-ink",
  version: 3,
  field: "society",
  source: "Textbooks of cognitive psychology",
  text:
    "When American psychologist John Ridley Stroop asked students to name the color of the ink in which words " +
    "were printed, the names of other colors slowed them down, a result that he published in 1935 and that " +
    "many later studies have confirmed.",
  coda: "The psychologist's simple test is still widely used.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "the names of other colors slowed them down, a result that he published in 1935 and that many later studies have confirmed",
      verbs: ["asked", "slowed"],
    },
    { kind: "title-and-name", title: "American psychologist", after: "John Ridley Stroop" },
    { kind: "noun-and-phrase", after: "of other colors" },
    { kind: "noun-and-phrase", after: "of the ink in which words were printed" },
    {
      kind: "verb-and-complement",
      after: "students to name the color of the ink in which words were printed",
      verb: "asked",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "slowed",
      base: "slow",
      subject: "the names",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "have confirmed",
      base: "confirm",
      subject: "many later studies",
      number: "plural",
      tense: "perfect",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "psychologist's simple test",
      word: "psychologist's",
      forms: ["psychologist", "psychologists", "psychologist's", "psychologists'"],
      counted: "American psychologist",
      role: "owned",
      why: "One psychologist, Stroop, is named, and the test was his.",
    },
  ],
};
