import type { Paragraph } from "../paragraph.ts";

export const skyRotationCurves: Paragraph = {
  id: "sky-rotation-curves",
  version: 3,
  field: "science",
  source: "Standard histories of astronomy; textbooks on galaxies",
  text:
    "Vera Rubin, an astronomer at the Carnegie Institution, measured in the 1970s the speeds at which gas " +
    "orbits the centers of spiral galaxies. The speeds of the outermost clouds were not lower than those of " +
    "gas closer in. Instead, they remained nearly constant with distance, suggesting that each galaxy " +
    "contains a large amount of unseen matter.",
  joints: [
    {
      kind: "inset",
      after: "an astronomer at the Carnegie Institution",
      next: "measured in the 1970s the speeds at which gas orbits the centers of spiral galaxies",
      verb: "measured",
    },
    {
      kind: "turning-clauses",
      after: "Instead, they remained nearly constant with distance",
      verbs: ["were not", "remained"],
    },
    {
      kind: "outcome",
      after: "suggesting that each galaxy contains a large amount of unseen matter",
      verbs: ["remained"],
    },
    {
      kind: "subject-and-verb",
      after: "were not lower than those of gas closer in",
      verb: "were not",
    },
    { kind: "noun-and-phrase", after: "of the outermost clouds" },
    { kind: "noun-and-phrase", after: "of spiral galaxies" },
  ],
  verbs: [
    { kind: "outcome", verb: "suggesting", base: "suggest", beside: "remained" },
    {
      kind: "finite",
      verb: "measured",
      base: "measure",
      subject: "Vera Rubin",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "each galaxy",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["emphasis"],
      words: "Instead",
      first: "The speeds of the outermost clouds were not lower than those of gas closer in",
      second: "they remained nearly constant with distance",
      why: "The first statement says that the outermost clouds of gas did not move more slowly than gas closer in, and the second says that the speeds of the clouds remained nearly constant with distance from the center.",
    },
  ],
  pronouns: [{ word: "they", at: "they remained nearly constant", antecedent: "The speeds" }],
  nouns: [
    {
      at: "galaxy contains",
      word: "galaxy",
      forms: ["galaxy", "galaxies", "galaxy's", "galaxies'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single galaxy is meant, and the words that follow tell what it contains.",
    },
  ],
};
