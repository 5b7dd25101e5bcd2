import type { Paragraph } from "../paragraph.ts";

export const davidDrakeJars: Paragraph = {
  id: "david-drake-jars",
  field: "arts",
  source: "Standard histories of American ceramics; museum catalogs on David Drake",
  text:
    "David Drake, an enslaved potter in Edgefield, South Carolina, signed many of his " +
    "stoneware jars and inscribed some of them with original couplets. A state law of 1834 " +
    "forbade the teaching of writing to enslaved people; nevertheless, Drake placed his words " +
    "where any user of a jar would see them.",
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
      first: "A state law of 1834 forbade the teaching of writing to enslaved people",
      second: "Drake placed his words where any user of a jar would see them",
      why: "Under such a law, the first statement, one would expect an enslaved potter to hide that he could write; the second says that Drake showed it openly.",
    },
  ],
};
