import type { Paragraph } from "../paragraph.ts";

export const candelaShells: Paragraph = {
  id: "candela-shells",
  version: 3,
  field: "arts",
  source: "Standard histories of structural engineering; encyclopedia entries on Félix Candela",
  text:
    "The concrete roof of Los Manantiales, a restaurant that engineer Félix Candela completed in Mexico City " +
    "in 1958, spans some thirty meters but is only about four centimeters thick. It owes its rigidity to a " +
    "single property of its surfaces: double curvature.",
  joints: [
    {
      kind: "inset",
      after: "a restaurant that engineer Félix Candela completed in Mexico City in 1958",
      next: "spans some thirty meters but is only about four centimeters thick",
      verb: "spans",
    },
    { kind: "noun-and-phrase", after: "of its surfaces" },
    { kind: "preposition-and-object", after: "its surfaces" },
    { kind: "verb-and-complement", after: "some thirty meters", verb: "spans" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "spans",
      base: "span",
      subject: "The concrete roof",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "owes",
      base: "owe",
      subject: "It",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "roof of Los Manantiales",
      word: "roof",
      forms: ["roof", "roofs", "roof's", "roofs'"],
      counted: "spans",
      role: "predicate",
      why: "*Spans* calls for the singular, and the words that follow tell which building the roof covers.",
    },
  ],
};
