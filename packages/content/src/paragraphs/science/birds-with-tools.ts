import type { Paragraph } from "../paragraph.ts";

export const birdsWithTools: Paragraph = {
  id: "birds-with-tools",
  version: 3,
  field: "science",
  source: "Textbooks on animal behavior; reference works on birds",
  text:
    "The crows of New Caledonia, an archipelago in the South Pacific, cut strips from the barbed leaves of " +
    "pandanus trees and use them to draw insects out of crevices. Similarly, the woodpecker finch of the " +
    "Galápagos Islands holds a cactus spine in its bill to pry larvae from wood, often shortening the spine " +
    "before use.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Similarly, the woodpecker finch of the Galápagos Islands holds a cactus spine in its bill to pry larvae from wood",
      verbs: ["cut", "holds"],
    },
    {
      kind: "inset",
      after: "an archipelago in the South Pacific",
      next: "cut strips from the barbed leaves of pandanus trees and use them to draw insects out of crevices",
      verb: "cut",
    },
    {
      kind: "second-verb",
      after: "use them to draw insects out of crevices",
      verbs: ["cut", "use"],
    },
    { kind: "noun-and-phrase", after: "of the Galápagos Islands" },
    { kind: "preposition-and-object", after: "the barbed leaves of pandanus trees" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "holds",
      base: "hold",
      subject: "the woodpecker finch",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first:
        "The crows of New Caledonia, an archipelago in the South Pacific, cut strips from the barbed leaves of pandanus trees and use them to draw insects out of crevices",
      second:
        "the woodpecker finch of the Galápagos Islands holds a cactus spine in its bill to pry larvae from wood, often shortening the spine before use",
      why: "The first statement says that the crows of New Caledonia draw insects out of crevices with strips of leaves, and the second says that the woodpecker finch of the Galápagos pries larvae from wood with a cactus spine.",
    },
  ],
  pronouns: [{ word: "its", at: "its bill to pry", antecedent: "the woodpecker finch" }],
  nouns: [
    {
      at: "crows of New Caledonia",
      word: "crows",
      forms: ["crow", "crows", "crow's", "crows'"],
      counted: "use",
      role: "predicate",
      why: "*Use* calls for the plural, and the words that follow tell where the crows live.",
    },
  ],
};
