import type { Paragraph } from "../paragraph.ts";

export const mariaMartinezBlackware: Paragraph = {
  id: "maria-martinez-blackware",
  version: 2,
  field: "arts",
  source: "Standard works on Pueblo pottery; museum biographies of Maria Martinez",
  text:
    "Maria Martinez, a potter of San Ildefonso Pueblo in New Mexico, shaped and polished each vessel before " +
    "her husband, Julian, painted its designs with liquid clay. The pots turned black when the couple " +
    "smothered the fire with powdered manure, depriving the clay of oxygen. The polished surfaces emerged " +
    "with a high gloss. By contrast, the painted areas remained matte.",
  joints: [
    {
      kind: "inset",
      after: "a potter of San Ildefonso Pueblo in New Mexico",
      next: "shaped and polished each vessel",
      verb: "shaped and polished",
    },
    { kind: "outcome", after: "depriving the clay of oxygen", verbs: ["smothered"] },
    {
      kind: "turning-clauses",
      after: "By contrast, the painted areas remained matte",
      verbs: ["emerged", "remained"],
    },
    { kind: "preposition-and-object", after: "powdered manure" },
    { kind: "subject-and-verb", after: "emerged with a high gloss", verb: "emerged" },
  ],
  verbs: [
    { kind: "outcome", verb: "depriving", base: "deprive", beside: "smothered" },
    {
      kind: "finite",
      verb: "emerged",
      base: "emerge",
      subject: "The polished surfaces",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "turned",
      base: "turn",
      subject: "The pots",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "By contrast",
      first: "The polished surfaces emerged with a high gloss",
      second: "the painted areas remained matte",
      why: "The first statement says that the polished surfaces of the pots emerged with a high gloss, whereas the second says that the painted areas of the pots remained matte.",
    },
  ],
};
