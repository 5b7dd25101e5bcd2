import type { Paragraph } from "../paragraph.ts";

export const craftLacquer: Paragraph = {
  id: "craft-lacquer",
  version: 3,
  field: "history",
  source: "Museum guides to East Asian lacquer; textbooks on conservation",
  text:
    "The sap of the Asian lacquer tree does not harden through the loss of a solvent. Instead, an enzyme " +
    "in the sap causes it to solidify by reacting with oxygen when the surrounding air is humid. Shaped " +
    "from wood or bamboo in Japanese workshops, objects that have received a fresh coat of lacquer are " +
    "kept in damp cabinets until the surface is firm enough for polishing.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Instead, an enzyme in the sap causes it to solidify by reacting with oxygen when the surrounding air is " +
        "humid",
      verbs: ["does not harden", "causes"],
    },
    {
      kind: "subject-and-verb",
      after: "does not harden through the loss of a solvent",
      verb: "does not harden",
    },
    { kind: "noun-and-phrase", after: "of a solvent" },
    { kind: "preposition-and-object", after: "the loss of a solvent" },
    {
      kind: "essential",
      after: "that have received a fresh coat of lacquer",
      next: "are kept in damp cabinets until the surface is firm enough for polishing",
      verb: "are kept",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "causes",
      base: "cause",
      subject: "an enzyme",
      number: "singular",
      tense: "present",
    },
    { kind: "preposition", verb: "reacting", base: "react", beside: "causes" },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["emphasis"],
      words: "Instead",
      first: "The sap of the Asian lacquer tree does not harden through the loss of a solvent",
      second:
        "an enzyme in the sap causes it to solidify by reacting with oxygen when the surrounding air is humid",
      why: "The first statement says that the sap does not harden through the loss of a solvent, and the second says that an enzyme in the sap causes hardening by a reaction with oxygen.",
    },
  ],
  modifiers: [
    {
      opening: "Shaped from wood or bamboo in Japanese workshops",
      clause:
        "objects that have received a fresh coat of lacquer are kept in damp cabinets until the surface is firm enough for polishing",
      noun: "objects that have received a fresh coat of lacquer",
      kind: "thing",
      wrong: [
        {
          clause:
            "artisans keep objects that have received a fresh coat of lacquer in damp cabinets until the surface has grown firm enough to be polished",
          noun: "artisans",
          kind: "person",
          reason: "The artisans are not shaped from wood or bamboo; the objects are.",
        },
        {
          clause:
            "the polishing of objects that have received a fresh coat of lacquer must wait until the surface has grown firm enough in damp cabinets",
          noun: "the polishing of objects",
          kind: "idea",
          reason: "The noun after the comma is *polishing*, and a deed is not shaped from wood.",
        },
        {
          clause:
            "it takes some time in damp cabinets before the surface of objects that have received a fresh coat of lacquer has grown firm enough for polishing",
          noun: "it",
          kind: "none",
          reason: "*It* is an empty subject, so nothing is left that was shaped from wood.",
        },
      ],
    },
  ],
};
