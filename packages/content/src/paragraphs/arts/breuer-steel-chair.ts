import type { Paragraph } from "../paragraph.ts";

export const breuerSteelChair: Paragraph = {
  id: "breuer-steel-chair",
  version: 3,
  field: "arts",
  source: "Standard histories of modern furniture; encyclopedia entries on Marcel Breuer",
  text:
    "Marcel Breuer, a Hungarian-born designer who taught at the Bauhaus, took the idea for his first chair of " +
    "tubular steel (1925) from an everyday object: the handlebars of a bicycle.",
  coda: "Some of the designer's later chairs, made of the same material, have no back legs at all.",
  joints: [
    {
      kind: "inset",
      after: "a Hungarian-born designer who taught at the Bauhaus",
      next: "took the idea for his first chair of tubular steel (1925) from an everyday object",
      verb: "took",
    },
    { kind: "noun-and-phrase", after: "of a bicycle" },
    { kind: "preposition-and-object", after: "an everyday object" },
    { kind: "noun-and-phrase", after: "of tubular steel (1925)" },
    {
      kind: "verb-and-complement",
      after: "the idea for his first chair of tubular steel (1925) from an everyday object",
      verb: "took",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "Marcel Breuer",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "designer's later chairs",
      word: "designer's",
      forms: ["designer", "designers", "designer's", "designers'"],
      counted: "a Hungarian-born designer",
      role: "owned",
      why: "One designer, Breuer, is named, and the chairs are his.",
    },
  ],
};
