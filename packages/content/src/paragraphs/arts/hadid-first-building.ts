import type { Paragraph } from "../paragraph.ts";

export const hadidFirstBuilding: Paragraph = {
  id: "hadid-first-building",
  version: 2,
  field: "arts",
  source: "Standard histories of contemporary architecture; encyclopedia entries on Zaha Hadid",
  text:
    "The early reputation of Zaha Hadid, an architect born in Baghdad, rested on paintings and " +
    "drawings rather than on buildings. In fact, more than a decade separated the opening of " +
    "her London office around 1980 from the completion of her first major project, a fire " +
    "station in Weil am Rhein, Germany, in 1993.",
  joints: [
    {
      kind: "inset",
      after: "an architect born in Baghdad",
      next: "rested on paintings and drawings rather than on buildings",
      verb: "rested",
    },
    {
      kind: "turning-clauses",
      after:
        "In fact, more than a decade separated the opening of her London office around 1980 from the completion of her first major project",
      verbs: ["rested", "separated"],
    },
    { kind: "preposition-and-object", after: "paintings and drawings rather than on buildings" },
    { kind: "noun-and-phrase", after: "of her London office around 1980" },
    { kind: "noun-and-phrase", after: "of her first major project" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "rested",
      base: "rest",
      subject: "The early reputation",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "separated",
      base: "separate",
      subject: "more than a decade",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      words: "In fact",
      first:
        "The early reputation of Zaha Hadid, an architect born in Baghdad, rested on paintings and drawings rather than on buildings",
      second:
        "more than a decade separated the opening of her London office around 1980 from the completion of her first major project",
      why: "The first statement says that the early reputation of Hadid rested on paintings and drawings, not on buildings, and the second says that Hadid had run an office for more than a decade before she completed her first major project.",
    },
  ],
};
