import type { Paragraph } from "../paragraph.ts";

export const refrainsOfOneArt: Paragraph = {
  id: "refrains-of-one-art",
  version: 2,
  field: "literature",
  source: "Handbooks of poetic form; criticism of Elizabeth Bishop",
  text:
    "The villanelle, a form of nineteen lines, repeats the first and third lines of its opening stanza as " +
    'refrains. In "One Art" (1976), American poet Elizabeth Bishop treats the two refrains differently: the ' +
    "first returns almost unchanged, while the second keeps only its final word.",
  joints: [
    {
      kind: "inset",
      after: "a form of nineteen lines",
      next: "repeats the first and third lines of its opening stanza as refrains",
      verb: "repeats",
    },
    {
      kind: "explanation",
      after: "the first returns almost unchanged",
      verbs: ["treats", "returns"],
    },
    { kind: "title-and-name", title: "American poet", after: "Elizabeth Bishop" },
    { kind: "noun-and-phrase", after: "of its opening stanza" },
    { kind: "verb-and-complement", after: "the two refrains differently", verb: "treats" },
    { kind: "preposition-and-object", after: "its opening stanza" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "repeats",
      base: "repeat",
      subject: "The villanelle",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "treats",
      base: "treat",
      subject: "American poet Elizabeth Bishop",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its opening stanza", antecedent: "The villanelle" }],
};
