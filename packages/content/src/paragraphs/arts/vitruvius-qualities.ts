import type { Paragraph } from "../paragraph.ts";

export const vitruviusQualities: Paragraph = {
  id: "vitruvius-qualities",
  field: "arts",
  source: "Standard histories of architectural theory; encyclopedia entries on Vitruvius",
  text:
    "In *De architectura*, a treatise on architecture written in the first century BCE, the Roman engineer Vitruvius " +
    "held that every building should possess three qualities: strength, utility, and beauty.",
  joints: [
    { kind: "title-and-name", after: "Vitruvius" },
    { kind: "list", after: "strength, utility, and beauty", verbs: ["held"] },
    {
      kind: "verb-and-complement",
      after: "that every building should possess three qualities",
      verb: "held",
    },
    {
      kind: "subject-and-verb",
      after:
        "held that every building should possess three qualities: strength, utility, and beauty",
      verb: "held",
    },
    { kind: "preposition-and-object", after: "the first century BCE" },
    { kind: "preposition-and-object", after: "the first century BCE" },
  ],
  verbs: [],
  turns: [],
};
