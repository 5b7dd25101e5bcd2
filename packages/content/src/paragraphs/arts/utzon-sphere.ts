import type { Paragraph } from "../paragraph.ts";

export const utzonSphere: Paragraph = {
  id: "utzon-sphere",
  version: 3,
  field: "arts",
  source:
    "Standard histories of modern architecture; encyclopedia entries on the Sydney Opera House",
  text:
    "The roof shells of the Sydney Opera House, which opened in 1973, vary in size but derive from a single " +
    "form: the surface of an imaginary sphere. Architect Jørn Utzon adopted this geometry in 1961, allowing " +
    "the curved ribs to be assembled from concrete segments that were cast in a small number of molds.",
  joints: [
    {
      kind: "inset",
      after: "which opened in 1973",
      next: "vary in size but derive from a single form",
      verb: "vary",
    },
    {
      kind: "outcome",
      after:
        "allowing the curved ribs to be assembled from concrete segments that were cast in a small number of molds",
      verbs: ["adopted"],
    },
    { kind: "title-and-name", title: "Architect", after: "Jørn Utzon" },
    { kind: "noun-and-phrase", after: "of the Sydney Opera House" },
    {
      kind: "preposition-and-object",
      after: "concrete segments that were cast in a small number of molds",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "vary",
      base: "vary",
      subject: "The roof shells",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "adopted",
      base: "adopt",
      subject: "Architect Jørn Utzon",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "allowing", base: "allow", beside: "adopted" },
  ],
  turns: [],
  nouns: [
    {
      at: "shells of the Sydney",
      word: "shells",
      forms: ["shell", "shells", "shell's", "shells'"],
      counted: "vary",
      role: "predicate",
      why: "*Vary* calls for the plural, and the words that follow tell which building the shells cover.",
    },
  ],
};
