import type { Paragraph } from "../paragraph.ts";

export const craftAdire: Paragraph = {
  id: "craft-adire",
  version: 2,
  field: "history",
  source: "Museum catalogs of African textiles; encyclopedias of textile arts",
  text:
    "Among the Yoruba dyers of southwestern Nigeria, the name of an indigo cloth indicates the method " +
    "that keeps the dye from reaching parts of it. Three types are common: *oniko*, a cloth tied with " +
    "raffia; *alabere*, a cloth stitched before dyeing; and *eleko*, a cloth painted with cassava paste. " +
    "The patterns painted with paste, most of which have names of their own, depict birds, lizards, and " +
    "household objects.",
  joints: [
    {
      kind: "front",
      after:
        "the name of an indigo cloth indicates the method that keeps the dye from reaching parts of it",
      verbs: ["indicates"],
    },
    {
      kind: "glossed",
      items: [
        ["*oniko*", "a cloth tied with raffia"],
        ["*alabere*", "a cloth stitched before dyeing"],
        ["*eleko*", "a cloth painted with cassava paste"],
      ],
    },
    {
      kind: "inset",
      after: "most of which have names of their own",
      next: "depict birds, lizards, and household objects",
      verb: "depict",
    },
    { kind: "items", items: ["birds", "lizards", "household objects"] },
    { kind: "lead-and-series", after: "birds, lizards, and household objects" },
    { kind: "noun-and-phrase", after: "of an indigo cloth" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "indicates",
      base: "indicate",
      subject: "the name",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "keeps", base: "keep", antecedent: "the method", number: "singular" },
    {
      kind: "finite",
      verb: "depict",
      base: "depict",
      subject: "The patterns",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
