import type { Paragraph } from "../paragraph.ts";

export const buttonhole: Paragraph = {
  id: "buttonhole",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of costume; museum catalogs",
  text:
    "Buttons of shell were worn as ornaments in the Indus Valley more than four thousand years ago. In " +
    "Europe, the reinforced buttonhole of the thirteenth century allowed buttons to hold a garment close to " +
    "the body. As a result, tailors began to cut sleeves and bodices that followed its shape.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "were worn as ornaments in the Indus Valley more than four thousand years ago",
      verb: "were worn",
    },
    { kind: "noun-and-phrase", after: "of shell" },
    { kind: "noun-and-phrase", after: "of the thirteenth century" },
    {
      kind: "turning-clauses",
      after: "As a result, tailors began to cut sleeves and bodices that followed its shape",
      verbs: ["allowed", "began"],
    },
    {
      kind: "clauses",
      after:
        "In Europe, the reinforced buttonhole of the thirteenth century allowed buttons to hold a garment close to the body",
      verbs: ["were worn", "allowed"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were worn",
      base: "wear",
      subject: "Buttons",
      number: "plural",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "followed",
      base: "follow",
      antecedent: "sleeves and bodices",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "As a result",
      first:
        "the reinforced buttonhole of the thirteenth century allowed buttons to hold a garment close to the body",
      second: "tailors began to cut sleeves and bodices that followed its shape",
      why: "The first statement says that the buttonhole allowed buttons to hold a garment close to the body, and the second reports that tailors began to cut sleeves and bodices that followed the shape of the body.",
    },
  ],
  pronouns: [{ word: "its", at: "its shape", antecedent: "the body" }],
};
