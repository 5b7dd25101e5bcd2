import type { Paragraph } from "../paragraph.ts";

export const pluralOfWug: Paragraph = {
  id: "plural-of-wug",
  field: "society",
  source: "Textbooks of linguistics; histories of child language research",
  text:
    'When Jean Berko showed preschool children a drawing of an imaginary animal and called it a "wug" in a ' +
    "study of 1958, most of them named two of the creatures correctly, adding *-s* to a word that they could " +
    "not have heard before.",
  joints: [
    {
      kind: "dependent-first",
      after: "most of them named two of the creatures correctly",
      verbs: ["showed", "named"],
    },
    { kind: "noun-and-phrase", after: "of an imaginary animal" },
    { kind: "noun-and-phrase", after: "of 1958" },
    { kind: "verb-and-complement", after: "two of the creatures correctly", verb: "named" },
    { kind: "preposition-and-object", after: "an imaginary animal" },
    {
      kind: "verb-and-complement",
      after: "preschool children a drawing of an imaginary animal",
      verb: "showed",
    },
    { kind: "noun-and-phrase", after: "of them" },
  ],
  verbs: [
    { kind: "outcome", verb: "adding", base: "add", beside: "named" },
    {
      kind: "finite",
      verb: "named",
      base: "name",
      subject: "most",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
