import type { Paragraph } from "../paragraph.ts";

export const tajMahalInlay: Paragraph = {
  id: "taj-mahal-inlay",
  version: 3,
  field: "arts",
  source: "Standard histories of Mughal architecture; museum guides to stone inlay",
  text:
    "The flowers on the marble of the Taj Mahal, a mausoleum completed in the mid-seventeenth century, owe " +
    "their color to inlay rather than to paint: artisans shaped thin slices of semiprecious stone and fitted " +
    "them into shallow recesses.",
  coda: "The artisans' finest seams can scarcely be seen.",
  joints: [
    {
      kind: "inset",
      after: "a mausoleum completed in the mid-seventeenth century",
      next: "owe their color to inlay rather than to paint",
      verb: "owe",
    },
    {
      kind: "explanation",
      after:
        "artisans shaped thin slices of semiprecious stone and fitted them into shallow recesses",
      verbs: ["owe", "shaped"],
    },
    { kind: "noun-and-phrase", after: "of semiprecious stone" },
    { kind: "preposition-and-object", after: "shallow recesses" },
    {
      kind: "verb-and-complement",
      after: "their color to inlay rather than to paint",
      verb: "owe",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "owe",
      base: "owe",
      subject: "The flowers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "shaped",
      base: "shape",
      subject: "artisans",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their color to inlay", antecedent: "The flowers" }],
  nouns: [
    {
      at: "artisans' finest seams",
      word: "artisans'",
      forms: ["artisan", "artisans", "artisan's", "artisans'"],
      counted: "artisans",
      role: "owned",
      why: "The sentence before speaks of several artisans, and the seams are their work.",
    },
  ],
};
