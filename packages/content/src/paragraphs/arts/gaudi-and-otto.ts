import type { Paragraph } from "../paragraph.ts";

export const gaudiAndOtto: Paragraph = {
  id: "gaudi-and-otto",
  version: 3,
  field: "arts",
  source:
    "Standard histories of structural design; encyclopedia entries on Antoni Gaudí and Frei Otto",
  text:
    "Eager to determine the curves of the arches for a church near Barcelona, architect Antoni Gaudí hung " +
    "small weights from strings and inverted the shapes that resulted. In the same way, German architect Frei " +
    "Otto derived the outlines of his tensile roofs from physical models, stretching soap films across frames " +
    "of wire.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "In the same way, German architect Frei Otto derived the outlines of his tensile roofs from physical " +
        "models",
      verbs: ["hung", "derived"],
    },
    {
      kind: "front",
      after:
        "architect Antoni Gaudí hung small weights from strings and inverted the shapes that resulted",
      verbs: ["hung"],
    },
    { kind: "title-and-name", title: "architect", after: "Antoni Gaudí" },
    { kind: "title-and-name", title: "German architect", after: "Frei Otto" },
    {
      kind: "second-verb",
      after: "inverted the shapes that resulted",
      verbs: ["hung", "inverted"],
    },
    { kind: "noun-and-phrase", after: "of the arches for a church near Barcelona" },
    {
      kind: "verb-and-complement",
      after: "the outlines of his tensile roofs from physical models",
      verb: "derived",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "stretching", base: "stretch", beside: "derived" },
    {
      kind: "finite",
      verb: "derived",
      base: "derive",
      subject: "German architect Frei Otto",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["sequence", "addition"],
      words: "In the same way",
      first:
        "architect Antoni Gaudí hung small weights from strings and inverted the shapes that resulted",
      second:
        "German architect Frei Otto derived the outlines of his tensile roofs from physical models",
      why: "The first statement says that Gaudí found the shapes of his arches by hanging weights from strings, and the second says that Otto derived the outlines of his roofs from physical models.",
    },
  ],
  modifiers: [
    {
      opening: "Eager to determine the curves of the arches for a church near Barcelona",
      clause:
        "architect Antoni Gaudí hung small weights from strings and inverted the shapes that resulted",
      noun: "architect Antoni Gaudí",
      kind: "person",
      wrong: [
        {
          clause:
            "the strings of architect Antoni Gaudí were hung with small weights, and the resulting shapes were " +
            "inverted",
          noun: "the strings of architect Antoni Gaudí",
          kind: "thing",
          reason:
            "The noun after the comma is *strings*, and strings cannot be eager to determine anything.",
        },
        {
          clause:
            "the method of architect Antoni Gaudí was to hang small weights from strings and invert the resulting " +
            "shapes",
          noun: "the method of architect Antoni Gaudí",
          kind: "idea",
          reason: "The noun after the comma is *method*, and a method is not eager.",
        },
        {
          clause:
            "the resulting shapes were inverted after Antoni Gaudí had hung small weights from strings",
          noun: "the resulting shapes",
          kind: "idea",
          reason: "Here the *shapes* would be eager to determine the curves.",
        },
      ],
    },
  ],
};
