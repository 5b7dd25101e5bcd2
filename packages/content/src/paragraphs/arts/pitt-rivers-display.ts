import type { Paragraph } from "../paragraph.ts";

export const pittRiversDisplay: Paragraph = {
  id: "pitt-rivers-display",
  version: 3,
  field: "arts",
  source: "Guides to the museums of Oxford; encyclopedia entries on museum display",
  text:
    "The Pitt Rivers Museum in Oxford, which was founded in 1884, arranges most of its " +
    "collection by function rather than by place of origin. A single case, for instance, may " +
    "hold locks and keys from several continents; visitors are thus led to compare many " +
    "societies' different solutions to the same problem.",
  joints: [
    {
      kind: "inset",
      after: "which was founded in 1884",
      next: "arranges most of its collection by function rather than by place of origin",
      verb: "arranges",
    },
    {
      kind: "turning-clauses",
      after: "A single case, for instance, may hold locks and keys from several continents",
      verbs: ["arranges", "may hold"],
    },
    {
      kind: "verb-and-complement",
      after: "most of its collection by function rather than by place of origin",
      verb: "arranges",
    },
    { kind: "preposition-and-object", after: "several continents" },
    { kind: "noun-and-phrase", after: "of origin" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "arranges",
      base: "arrange",
      subject: "The Pitt Rivers Museum in Oxford",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "replacement", "emphasis"],
      words: "for instance",
      first:
        "The Pitt Rivers Museum in Oxford, which was founded in 1884, arranges most of its collection by function rather than by place of origin",
      second: "A single case may hold locks and keys from several continents",
      why: "The first statement says that the museum arranges most of its collection by function rather than by place of origin, and the second says that a single case may hold locks and keys from several continents.",
    },
  ],
  pronouns: [
    { word: "its", at: "its collection by function", antecedent: "The Pitt Rivers Museum" },
  ],
  nouns: [
    {
      at: "societies' different solutions",
      word: "societies'",
      forms: ["society", "societies", "society's", "societies'"],
      counted: "many",
      role: "owned",
      why: "Many societies are compared, and the solutions are theirs.",
    },
  ],
};
