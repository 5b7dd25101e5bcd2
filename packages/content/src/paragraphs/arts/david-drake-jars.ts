import type { Paragraph } from "../paragraph.ts";

export const davidDrakeJars: Paragraph = {
  id: "david-drake-jars",
  version: 3,
  field: "arts",
  source: "Standard histories of American ceramics; museum catalogs on David Drake",
  text:
    "An enslaved potter in Edgefield, South Carolina, David Drake signed many of his stoneware jars and " +
    "inscribed some of them with original couplets. An 1834 state law forbade the teaching of writing to " +
    "enslaved people; nevertheless, Drake placed his words where any user of a jar would see them.",
  joints: [
    {
      kind: "turning-clauses",
      after: "nevertheless, Drake placed his words where any user of a jar would see them",
      verbs: ["forbade", "placed"],
    },
    { kind: "verb-and-complement", after: "many of his stoneware jars", verb: "signed" },
    { kind: "noun-and-phrase", after: "of writing to enslaved people" },
    { kind: "preposition-and-object", after: "original couplets" },
    { kind: "noun-and-phrase", after: "of his stoneware jars" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "placed",
      base: "place",
      subject: "Drake",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "nevertheless",
      first: "An 1834 state law forbade the teaching of writing to enslaved people",
      second: "Drake placed his words where any user of a jar would see them",
      why: "The first statement says that a law forbade the teaching of writing to enslaved people, but the second reports that Drake, an enslaved potter, placed his words where any user would see them.",
    },
  ],
  modifiers: [
    {
      opening: "An enslaved potter in Edgefield, South Carolina",
      clause:
        "David Drake signed many of his stoneware jars and inscribed some of them with original couplets",
      noun: "David Drake",
      kind: "person",
      wrong: [
        {
          clause:
            "many of David Drake's stoneware jars bore his signature and some of them his original couplets",
          noun: "many of David Drake's stoneware jars",
          kind: "thing",
          reason: "The jars were made by the potter; they were not themselves a potter.",
        },
        {
          clause:
            "David Drake's signature stood on many of his stoneware jars, and original couplets stood on some of them",
          noun: "David Drake's signature",
          kind: "idea",
          reason: "The noun after the comma is *signature*, which cannot be a potter.",
        },
        {
          clause:
            "original couplets were inscribed by David Drake on some of the many stoneware jars that he signed",
          noun: "original couplets",
          kind: "work",
          reason: "Couplets are verse, not a potter.",
        },
      ],
    },
  ],
};
