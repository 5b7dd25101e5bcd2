import type { Paragraph } from "../paragraph.ts";

export const juliaMorganRecords: Paragraph = {
  id: "julia-morgan-records",
  version: 2,
  field: "arts",
  source: "Standard histories of American architecture; encyclopedia entries on Julia Morgan",
  text:
    "Julia Morgan, the first woman to be licensed as an architect in California, designed more " +
    "than seven hundred buildings in a career of nearly half a century. Unfortunately, she " +
    "discarded many of her office records when she retired in 1951, leaving historians to " +
    "establish her authorship from other sources.",
  joints: [
    {
      kind: "inset",
      after: "the first woman to be licensed as an architect in California",
      next: "designed more than seven hundred buildings in a career of nearly half a century",
      verb: "designed",
    },
    {
      kind: "outcome",
      after: "leaving historians to establish her authorship from other sources",
      verbs: ["discarded"],
    },
    { kind: "noun-and-phrase", after: "of nearly half a century" },
    { kind: "preposition-and-object", after: "nearly half a century" },
  ],
  verbs: [
    { kind: "outcome", verb: "leaving", base: "leave", beside: "discarded" },
    {
      kind: "finite",
      verb: "designed",
      base: "design",
      subject: "Julia Morgan",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "evaluation",
      also: ["contrast", "concession", "sequence"],
      words: "Unfortunately",
      first:
        "Julia Morgan, the first woman to be licensed as an architect in California, designed more than seven hundred buildings in a career of nearly half a century",
      second: "she discarded many of her office records when she retired in 1951",
      why: "The first statement says that Morgan designed more than seven hundred buildings in nearly half a century, but the second reports that Morgan discarded many of her office records when she retired.",
    },
  ],
};
