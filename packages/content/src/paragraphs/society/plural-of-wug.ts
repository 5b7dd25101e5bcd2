import type { Paragraph } from "../paragraph.ts";

export const pluralOfWug: Paragraph = {
  id: "plural-of-wug",
  version: 2,
  field: "society",
  source: "Textbooks of linguistics; histories of child language research",
  text:
    "For a study published in 1958, linguist Jean Berko showed preschool children a drawing of an imaginary " +
    'animal and called it a "wug." Most of them correctly named two of the creatures, adding *-s* to a word ' +
    "that they could not have heard before.",
  joints: [
    {
      kind: "front",
      after: "linguist Jean Berko showed preschool children a drawing of an imaginary animal",
      verbs: ["showed"],
    },
    { kind: "second-verb", after: 'called it a "wug."', verbs: ["showed", "called"] },
    { kind: "title-and-name", title: "linguist", after: "Jean Berko" },
    {
      kind: "outcome",
      after: "adding *-s* to a word that they could not have heard before",
      verbs: ["named"],
    },
    { kind: "noun-and-phrase", after: "of an imaginary animal" },
    { kind: "verb-and-complement", after: "two of the creatures", verb: "correctly named" },
    {
      kind: "verb-and-complement",
      after: "preschool children a drawing of an imaginary animal",
      verb: "showed",
    },
    { kind: "preposition-and-object", after: "an imaginary animal" },
  ],
  verbs: [
    { kind: "outcome", verb: "adding", base: "add", beside: "named" },
    {
      kind: "finite",
      verb: "named",
      base: "name",
      subject: "Most",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they could not", antecedent: "preschool children" }],
};
