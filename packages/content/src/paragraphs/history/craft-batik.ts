import type { Paragraph } from "../paragraph.ts";

export const craftBatik: Paragraph = {
  id: "craft-batik",
  version: 3,
  field: "history",
  source: "Museum catalogs of Southeast Asian textiles",
  text:
    "The makers of batik on the island of Java draw designs on cotton with molten wax, using a small copper " +
    "vessel that has a thin spout. Then, they immerse the cloth in a bath of dye, which cannot reach the fibers " +
    "beneath the wax. The removal of the wax in boiling water reveals the pattern in the original color of the " +
    "cloth.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Then, they immerse the cloth in a bath of dye, which cannot reach the fibers beneath the wax",
      verbs: ["draw", "immerse"],
    },
    {
      kind: "subject-and-verb",
      after:
        "draw designs on cotton with molten wax, using a small copper vessel that has a thin spout",
      verb: "draw",
    },
    {
      kind: "outcome",
      after: "using a small copper vessel that has a thin spout",
      verbs: ["draw"],
    },
    { kind: "noun-and-phrase", after: "of Java" },
    { kind: "preposition-and-object", after: "boiling water" },
    {
      kind: "subject-and-verb",
      after: "reveals the pattern in the original color of the cloth",
      verb: "reveals",
    },
    {
      kind: "verb-and-complement",
      after: "the pattern in the original color of the cloth",
      verb: "reveals",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "draw",
      base: "draw",
      subject: "The makers",
      number: "plural",
      tense: "present",
    },
    { kind: "outcome", verb: "using", base: "use", beside: "draw" },
    {
      kind: "finite",
      verb: "reveals",
      base: "reveal",
      subject: "The removal",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "sequence",
      words: "Then",
      first:
        "The makers of batik on the island of Java draw designs on cotton with molten wax, using a small copper vessel that has a thin spout",
      second:
        "they immerse the cloth in a bath of dye, which cannot reach the fibers beneath the wax",
      why: "The first statement says that the makers of batik draw designs on cotton with molten wax, and the second says that the makers of batik immerse the waxed cloth in a bath of dye.",
    },
  ],
  pronouns: [{ word: "they", at: "they immerse the cloth", antecedent: "The makers" }],
  nouns: [
    {
      at: "makers of batik",
      word: "makers",
      forms: ["maker", "makers", "maker's", "makers'"],
      counted: "draw designs",
      role: "predicate",
      why: "*Draw* calls for the plural, and the words that follow tell what the makers produce.",
    },
  ],
};
