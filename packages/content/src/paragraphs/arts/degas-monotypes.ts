import type { Paragraph } from "../paragraph.ts";

export const degasMonotypes: Paragraph = {
  id: "degas-monotypes",
  version: 3,
  field: "arts",
  source:
    "Standard works on printmaking techniques; museum catalogs on the monotypes of Edgar Degas",
  text:
    "Part painting and part print, a monotype is printed from a plate on which an image has been drawn in ink " +
    "but not incised. The first impression takes up most of the ink. Consequently, no two prints from the " +
    "plate can be alike. French artist Edgar Degas often pulled a second, fainter impression and reworked it " +
    "in pastel.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Consequently, no two prints from the plate can be alike",
      verbs: ["takes up", "can be"],
    },
    { kind: "title-and-name", title: "French artist", after: "Edgar Degas" },
    { kind: "second-verb", after: "reworked it in pastel", verbs: ["pulled", "reworked"] },
    { kind: "verb-and-complement", after: "a second, fainter impression", verb: "pulled" },
    { kind: "preposition-and-object", after: "pastel" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "pulled",
      base: "pull",
      subject: "French artist Edgar Degas",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "takes",
      base: "take",
      subject: "The first impression",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "Consequently",
      first: "The first impression takes up most of the ink",
      second: "no two prints from the plate can be alike",
      why: "The first statement says that the first impression from a monotype plate takes up most of the ink, and the second says that no two prints from a monotype plate can be alike.",
    },
  ],
  nouns: [
    {
      at: "plate can be alike",
      word: "plate",
      forms: ["plate", "plates", "plate's", "plates'"],
      counted: "a plate on which",
      role: "predicate",
      why: "A monotype is printed from one plate, and nothing that follows belongs to the plate.",
    },
  ],
  modifiers: [
    {
      opening: "Part painting and part print",
      clause:
        "a monotype is printed from a plate on which an image has been drawn in ink but not incised",
      noun: "a monotype",
      kind: "work",
      wrong: [
        {
          clause:
            "a plate holds an image in ink, not incised, from which an artist prints a monotype",
          noun: "a plate",
          kind: "thing",
          reason: "A plate is a tool, neither a painting nor a print.",
        },
        {
          clause:
            "an artist prints a monotype from an image that has been drawn on a plate in ink rather than incised",
          noun: "an artist",
          kind: "person",
          reason: "An artist is not part print.",
        },
        {
          clause:
            "the making of a monotype begins with an image that is drawn on a plate in ink rather than incised",
          noun: "the making of a monotype",
          kind: "idea",
          reason: "The noun after the comma is *making*, and a deed is not part print.",
        },
      ],
    },
  ],
};
