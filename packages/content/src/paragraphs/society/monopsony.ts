import type { Paragraph } from "../paragraph.ts";

export const monopsony: Paragraph = {
  id: "monopsony",
  version: 3,
  field: "society",
  source: "Encyclopedias and histories of economics",
  text:
    "Helped by a scholar of Greek to whom she had described the problem, British economist Joan Robinson " +
    "introduced the word *monopsony* in *The Economics of Imperfect Competition* (1933) for a market with a " +
    "single buyer. Such a market arises, for example, when one company employs nearly all the workers of a " +
    "town and pays them less than it would if other firms competed for their labor.",
  joints: [
    { kind: "title-and-name", title: "British economist", after: "Joan Robinson" },
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
  modifiers: [
    {
      opening: "Helped by a scholar of Greek to whom she had described the problem",
      clause:
        "British economist Joan Robinson introduced the word *monopsony* in *The Economics of Imperfect " +
        "Competition* (1933) for a market with a single buyer",
      noun: "British economist Joan Robinson",
      kind: "person",
      wrong: [
        {
          clause:
            "a market with a single buyer was given the name *monopsony* by British economist Joan Robinson in *The " +
            "Economics of Imperfect Competition* (1933)",
          noun: "a market with a single buyer",
          kind: "idea",
          reason: "A market with one buyer was not helped by a scholar; the economist was.",
        },
        {
          clause:
            "*The Economics of Imperfect Competition* (1933) contains the word *monopsony*, which Joan Robinson introduced for a market with a single buyer",
          noun: "*The Economics of Imperfect Competition* (1933)",
          kind: "work",
          reason:
            "The noun after the comma is the book; the scholar helped its author with a word.",
        },
        {
          clause:
            "there is a word in *The Economics of Imperfect Competition* (1933) that Joan Robinson introduced for a market with a single buyer: *monopsony*",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who was helped.",
        },
      ],
    },
  ],
};
