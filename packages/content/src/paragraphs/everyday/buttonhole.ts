import type { Paragraph } from "../paragraph.ts";

export const buttonhole: Paragraph = {
  id: "buttonhole",
  field: "everyday",
  source: "Encyclopedias of costume; museum catalogs",
  text:
    "Buttons of shell were worn as ornaments in the Indus Valley more than four thousand years ago. Their use as " +
    "fasteners came much later in Europe, where the reinforced buttonhole appeared in the thirteenth century; " +
    "subsequently, tailors began to cut sleeves and bodices that followed the shape of the body.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "were worn as ornaments in the Indus Valley more than four thousand years ago",
      verb: "were worn",
    },
    { kind: "noun-and-phrase", after: "of shell" },
    { kind: "noun-and-phrase", after: "of the body" },
    {
      kind: "turning-clauses",
      after:
        "subsequently, tailors began to cut sleeves and bodices that followed the shape of the body",
      verbs: ["came", "began"],
    },
    { kind: "noun-and-phrase", after: "in the Indus Valley" },
    {
      kind: "clauses",
      after: "Their use as fasteners came much later in Europe",
      verbs: ["were worn", "came"],
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
      relation: "sequence",
      words: "subsequently",
      first:
        "Their use as fasteners came much later in Europe, where the reinforced buttonhole appeared in the thirteenth century",
      second: "tailors began to cut sleeves and bodices that followed the shape of the body",
      why: "The first statement dates the buttonhole, and the second tells of the fitted clothing that came after it.",
    },
  ],
};
