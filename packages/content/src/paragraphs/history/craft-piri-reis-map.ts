import type { Paragraph } from "../paragraph.ts";

export const craftPiriReisMap: Paragraph = {
  id: "craft-piri-reis-map",
  version: 3,
  field: "history",
  source: "Standard histories of cartography",
  text:
    "The surviving fragment of the world map that Ottoman naval officer Piri Reis completed in 1513 depicts " +
    "the Atlantic coasts of Africa and South America. Inscriptions in the margin state that it was compiled " +
    "from some twenty sources, including Portuguese charts, an Arabic map, and a drawing by Christopher " +
    "Columbus.",
  joints: [
    {
      kind: "clauses",
      after:
        "Inscriptions in the margin state that it was compiled from some twenty sources, including Portuguese charts, an Arabic map, and a drawing by Christopher Columbus",
      verbs: ["depicts", "state"],
    },
    {
      kind: "subject-and-verb",
      after: "depicts the Atlantic coasts of Africa and South America",
      verb: "depicts",
    },
    { kind: "title-and-name", title: "officer", after: "Piri Reis" },
    {
      kind: "items",
      items: ["Portuguese charts", "an Arabic map", "a drawing by Christopher Columbus"],
    },
    {
      kind: "lead-and-series",
      after: "Portuguese charts, an Arabic map, and a drawing by Christopher Columbus",
    },
    { kind: "noun-and-phrase", after: "of Africa and South America" },
    {
      kind: "subject-and-verb",
      after:
        "state that it was compiled from some twenty sources, including Portuguese charts, an Arabic map, and a drawing by Christopher Columbus",
      verb: "state",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depicts",
      base: "depict",
      subject: "The surviving fragment",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "state",
      base: "state",
      subject: "Inscriptions",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it was compiled from", antecedent: "the world map" }],
  nouns: [
    {
      at: "fragment of the world map",
      word: "fragment",
      forms: ["fragment", "fragments", "fragment's", "fragments'"],
      counted: "depicts",
      role: "predicate",
      why: "*Depicts* calls for the singular, and the words that follow tell from which map the fragment comes.",
    },
  ],
};
