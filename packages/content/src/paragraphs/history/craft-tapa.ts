import type { Paragraph } from "../paragraph.ts";

export const craftTapa: Paragraph = {
  id: "craft-tapa",
  field: "history",
  source: "Museum catalogs of Pacific textiles",
  text:
    "*Tapa*, the bark cloth of Polynesia, is obtained from the paper mulberry, a tree that voyagers carried from " +
    "one archipelago to another. The manufacture of a large sheet consists of three operations: soaking the inner " +
    "bark, beating it with grooved mallets, and joining the strips along their edges.",
  joints: [
    {
      kind: "inset",
      after: "the bark cloth of Polynesia",
      next: "is obtained from the paper mulberry, a tree that voyagers carried from one archipelago to another",
      verb: "is obtained",
    },
    {
      kind: "list",
      after:
        "soaking the inner bark, beating it with grooved mallets, and joining the strips along their edges",
      verbs: ["consists"],
    },
    {
      kind: "items",
      items: [
        "soaking the inner bark",
        "beating it with grooved mallets",
        "joining the strips along their edges",
      ],
    },
    { kind: "noun-and-phrase", after: "of a large sheet" },
    { kind: "noun-and-phrase", after: "of Polynesia" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "consists",
      base: "consist",
      subject: "The manufacture",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their edges", antecedent: "the strips" }],
};
