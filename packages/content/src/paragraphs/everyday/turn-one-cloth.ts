import type { Paragraph } from "../paragraph.ts";

export const turnOneCloth: Paragraph = {
  id: "turn-one-cloth",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of Japanese dress; museum catalogs",
  text:
    "A furoshiki, a square of Japanese cloth, may be knotted around objects of almost any shape; two bottles, " +
    "for instance, can be rolled in opposite corners and carried by the knot between them. The same square " +
    "serves on other days as a shopping bag, a cushion cover, and a tablecloth. In short, a single piece of " +
    "cloth does the work of many containers and covers.",
  joints: [
    {
      kind: "inset",
      after: "a square of Japanese cloth",
      next: "may be knotted around objects of almost any shape",
      verb: "may be knotted",
    },
    {
      kind: "turning-clauses",
      after:
        "two bottles, for instance, can be rolled in opposite corners and carried by the knot between them",
      verbs: ["may be knotted", "can be rolled"],
    },
    { kind: "preposition-and-object", after: "objects of almost any shape" },
    { kind: "items", items: ["a shopping bag", "a cushion cover", "a tablecloth"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "does",
      base: "do",
      subject: "a single piece",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "serves",
      base: "serve",
      subject: "The same square",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for instance",
      first:
        "A furoshiki, a square of Japanese cloth, may be knotted around objects of almost any shape",
      second: "two bottles can be rolled in opposite corners and carried by the knot between them",
      why: "The first statement says that a furoshiki may be knotted around objects of almost any shape, and the second says that two bottles can be rolled in a furoshiki and carried by its knot.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "The same square serves on other days as a shopping bag, a cushion cover, and a tablecloth",
      second: "a single piece of cloth does the work of many containers and covers",
      why: "The first statement says that the cloth serves as a shopping bag, a cushion cover, and a tablecloth, and the second says that a single cloth does the work of many containers and covers.",
    },
  ],
};
