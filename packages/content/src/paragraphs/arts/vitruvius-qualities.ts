import type { Paragraph } from "../paragraph.ts";

export const vitruviusQualities: Paragraph = {
  id: "vitruvius-qualities",
  version: 3,
  field: "arts",
  source: "Standard histories of architectural theory; encyclopedia entries on Vitruvius",
  text:
    "Writing his *De architectura* in the first century BCE, Roman engineer Vitruvius held that every " +
    "building should possess three qualities: strength, utility, and beauty. Italian architect Andrea " +
    "Palladio repeated this requirement in the first book of his own treatise, which he published in 1570.",
  joints: [
    { kind: "title-and-name", title: "Roman engineer", after: "Vitruvius" },
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
    { kind: "title-and-name", title: "Italian architect", after: "Andrea Palladio" },
    {
      kind: "verb-and-complement",
      after: "this requirement in the first book of his own treatise",
      verb: "repeated",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "repeated",
      base: "repeat",
      subject: "Italian architect Andrea Palladio",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Writing his *De architectura* in the first century BCE",
      clause:
        "Roman engineer Vitruvius held that every building should possess three qualities: strength, utility, and " +
        "beauty",
      noun: "Roman engineer Vitruvius",
      kind: "person",
      wrong: [
        {
          clause:
            "every building, in the view of Roman engineer Vitruvius, should possess three qualities: strength, " +
            "utility, and beauty",
          noun: "every building",
          kind: "building",
          reason: "A building does not write a treatise.",
        },
        {
          clause:
            "three qualities were required in every building by Roman engineer Vitruvius: strength, utility, and " +
            "beauty",
          noun: "three qualities",
          kind: "idea",
          reason: "Qualities did not write *De architectura*; the engineer did.",
        },
        {
          clause:
            "the view of Roman engineer Vitruvius was that every building needs three qualities: strength, utility, " +
            "and beauty",
          noun: "the view of Roman engineer Vitruvius",
          kind: "idea",
          reason: "The noun after the comma is *view*, and a view writes nothing.",
        },
      ],
    },
  ],
};
