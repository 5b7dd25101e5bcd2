import type { Paragraph } from "../paragraph.ts";

export const screenFirstScreening: Paragraph = {
  id: "screen-first-screening",
  version: 3,
  field: "arts",
  source: "Encyclopedias of film",
  text:
    "The program of the first paid screening by the brothers Auguste and Louis Lumière, which took place in a " +
    "Paris café in December 1895, consisted of ten short films, none of them longer than a minute.",
  coda: "The brothers' first paying audience numbered fewer than forty people.",
  joints: [
    {
      kind: "inset",
      after: "which took place in a Paris café in December 1895",
      next: "consisted of ten short films, none of them longer than a minute",
      verb: "consisted",
    },
    { kind: "title-and-name", title: "the brothers", after: "Auguste and Louis Lumière" },
    { kind: "noun-and-phrase", after: "by the brothers Auguste and Louis Lumière" },
    { kind: "preposition-and-object", after: "a Paris café" },
    { kind: "noun-and-phrase", after: "of the first paid screening" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "consisted",
      base: "consist",
      subject: "The program",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "brothers' first paying audience",
      word: "brothers'",
      forms: ["brother", "brothers", "brother's", "brothers'"],
      counted: "the brothers Auguste and Louis",
      role: "owned",
      why: "Two brothers are named, and the audience was theirs.",
    },
  ],
};
