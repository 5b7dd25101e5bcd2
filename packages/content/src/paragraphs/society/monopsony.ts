import type { Paragraph } from "../paragraph.ts";

export const monopsony: Paragraph = {
  id: "monopsony",
  field: "society",
  source: "Encyclopedias and histories of economics",
  text:
    "The British economist Joan Robinson introduced the word *monopsony* in *The Economics of Imperfect " +
    "Competition* (1933) for a market with a single buyer. Such a market arises, for example, when one " +
    "company employs nearly all the workers of a town and pays them less than it would if other firms " +
    "competed for their labor.",
  joints: [
    { kind: "title-and-name", after: "Joan Robinson" },
    {
      kind: "subject-and-verb",
      after:
        "introduced the word *monopsony* in *The Economics of Imperfect Competition* (1933) for a market with a single buyer",
      verb: "introduced",
    },
    {
      kind: "verb-and-complement",
      after:
        "the word *monopsony* in *The Economics of Imperfect Competition* (1933) for a market with a single buyer",
      verb: "introduced",
    },
    { kind: "verb-and-complement", after: "nearly all the workers of a town", verb: "employs" },
    { kind: "noun-and-phrase", after: "of a town" },
    { kind: "preposition-and-object", after: "a single buyer" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "employs",
      base: "employ",
      subject: "one company",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "arises",
      base: "arise",
      subject: "Such a market",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it would if other firms", antecedent: "one company" }],
};
