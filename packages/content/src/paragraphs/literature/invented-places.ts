import type { Paragraph } from "../paragraph.ts";

export const inventedPlaces: Paragraph = {
  id: "invented-places",
  version: 2,
  field: "literature",
  source: "Standard histories of the American novel; criticism of Gabriel García Márquez",
  text:
    "William Faulkner, who grew up in Mississippi, set most of his novels in an invented county of that " +
    "state, Yoknapatawpha. Likewise, Colombian writer Gabriel García Márquez placed several of his works in " +
    "Macondo, a fictional town that resembles his birthplace, Aracataca.",
  joints: [
    {
      kind: "inset",
      after: "who grew up in Mississippi",
      next: "set most of his novels in an invented county of that state",
      verb: "set",
    },
    {
      kind: "turning-clauses",
      after:
        "Likewise, Colombian writer Gabriel García Márquez placed several of his works in Macondo",
      verbs: ["set", "placed"],
    },
    { kind: "title-and-name", title: "Colombian writer", after: "Gabriel García Márquez" },
    { kind: "noun-and-phrase", after: "of that state" },
    { kind: "verb-and-complement", after: "several of his works in Macondo", verb: "placed" },
    { kind: "preposition-and-object", after: "an invented county of that state" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "resembles",
      base: "resemble",
      antecedent: "a fictional town",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Likewise",
      first:
        "William Faulkner, who grew up in Mississippi, set most of his novels in an invented county of that state, Yoknapatawpha",
      second:
        "Colombian writer Gabriel García Márquez placed several of his works in Macondo, a fictional town that " +
        "resembles his birthplace, Aracataca",
      why: "The first statement says that Faulkner set most of his novels in an invented county of his home state, and the second says that García Márquez placed several works in a fictional town that resembles his birthplace.",
    },
  ],
};
