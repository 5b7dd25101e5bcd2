import type { Paragraph } from "../paragraph.ts";

export const climateAndOrbit: Paragraph = {
  id: "climate-and-orbit",
  version: 3,
  field: "geography",
  source: "Histories of climate science; biographies of Milutin Milankovitch",
  text:
    "Serbian scientist Milutin Milankovitch attributed the succession of ice ages to slow, periodic changes " +
    "in three features of Earth's motion: the shape of its orbit, the tilt of its axis, and the direction in " +
    "which the axis points. By 1941, Milankovitch had calculated how these changes affect the sunlight that " +
    "reaches each latitude.",
  joints: [
    {
      kind: "list",
      after:
        "the shape of its orbit, the tilt of its axis, and the direction in which the axis points",
      verbs: ["attributed"],
    },
    {
      kind: "items",
      items: [
        "the shape of its orbit",
        "the tilt of its axis",
        "the direction in which the axis points",
      ],
    },
    { kind: "title-and-name", title: "Serbian scientist", after: "Milutin Milankovitch" },
    { kind: "noun-and-phrase", after: "of ice ages" },
    {
      kind: "verb-and-complement",
      after: "how these changes affect the sunlight that reaches each latitude",
      verb: "had calculated",
    },
    { kind: "preposition-and-object", after: "three features of Earth's motion" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had calculated",
      base: "calculate",
      subject: "Milankovitch",
      number: "singular",
      tense: "past-perfect",
      time: "By 1941",
    },
    {
      kind: "relative",
      verb: "reaches",
      base: "reach",
      antecedent: "the sunlight",
      number: "singular",
    },
    {
      kind: "finite",
      verb: "affect",
      base: "affect",
      subject: "these changes",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its orbit, the tilt", antecedent: "Earth" }],
  nouns: [
    {
      at: "changes affect",
      word: "changes",
      forms: ["change", "changes", "change's", "changes'"],
      counted: "these",
      role: "predicate",
      why: "With *these*, several changes are meant, and the words that follow tell what they affect.",
    },
  ],
};
