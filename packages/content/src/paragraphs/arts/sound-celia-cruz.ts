import type { Paragraph } from "../paragraph.ts";

export const soundCeliaCruz: Paragraph = {
  id: "sound-celia-cruz",
  version: 3,
  field: "arts",
  source: "Encyclopedias of Latin American music; biographies of Celia Cruz",
  text:
    "When Celia Cruz replaced a popular singer in the Cuban orchestra La Sonora Matancera in 1950, listeners " +
    "sent letters of protest to the radio station that broadcast its concerts. Rogelio Martínez, the leader " +
    "of the orchestra, kept her as lead singer; within a few years, recordings with the ensemble had made her " +
    "famous throughout the Caribbean.",
  joints: [
    {
      kind: "dependent-first",
      after: "listeners sent letters of protest to the radio station that broadcast its concerts",
      verbs: ["replaced", "sent"],
    },
    {
      kind: "inset",
      after: "the leader of the orchestra",
      next: "kept her as lead singer",
      verb: "kept",
    },
    { kind: "noun-and-phrase", after: "of protest" },
    {
      kind: "clauses",
      after:
        "within a few years, recordings with the ensemble had made her famous throughout the Caribbean",
      verbs: ["kept", "had made"],
    },
    { kind: "preposition-and-object", after: "a few years" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "replaced",
      base: "replace",
      subject: "Celia Cruz",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had made",
      base: "make",
      subject: "recordings",
      number: "plural",
      tense: "past-perfect",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "orchestra, kept her",
      word: "orchestra",
      forms: ["orchestra", "orchestras", "orchestra's", "orchestras'"],
      counted: "the Cuban orchestra",
      role: "predicate",
      why: "One Cuban orchestra is spoken of, and nothing that follows belongs to it.",
    },
  ],
};
