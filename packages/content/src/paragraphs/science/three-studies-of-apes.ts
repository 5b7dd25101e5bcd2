import type { Paragraph } from "../paragraph.ts";

export const threeStudiesOfApes: Paragraph = {
  id: "three-studies-of-apes",
  version: 3,
  field: "science",
  source: "Histories of primatology; biographical dictionaries",
  text:
    "Paleoanthropologist Louis Leakey arranged for three women to undertake long studies of the great apes: " +
    "Jane Goodall, an observer of chimpanzees in Tanzania; Dian Fossey, a student of the mountain gorillas of " +
    "Rwanda; and Biruté Galdikas, an authority on the orangutans of Borneo.",
  coda: "The women's patient fieldwork continued for many years.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["Jane Goodall", "an observer of chimpanzees in Tanzania"],
        ["Dian Fossey", "a student of the mountain gorillas of Rwanda"],
        ["Biruté Galdikas", "an authority on the orangutans of Borneo"],
      ],
    },
    { kind: "title-and-name", title: "Paleoanthropologist", after: "Louis Leakey" },
    {
      kind: "subject-and-verb",
      after: "arranged for three women to undertake long studies of the great apes",
      verb: "arranged",
    },
    { kind: "noun-and-phrase", after: "of the great apes" },
    { kind: "preposition-and-object", after: "three women to undertake long studies" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "arranged",
      base: "arrange",
      subject: "Paleoanthropologist Louis Leakey",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "women's patient fieldwork",
      word: "women's",
      forms: ["woman", "women", "woman's", "women's"],
      counted: "three women",
      role: "owned",
      why: "Three women are named, and the fieldwork was theirs.",
    },
  ],
};
