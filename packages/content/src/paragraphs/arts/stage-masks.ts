import type { Paragraph } from "../paragraph.ts";

export const stageMasks: Paragraph = {
  id: "stage-masks",
  field: "arts",
  source: "Encyclopedias of theater",
  text:
    "In the tragedies of ancient Athens, masks enabled a small number of male actors to portray kings, messengers, " +
    "and queens. Similarly, the carved masks of noh, a form of drama perfected in medieval Japan, allow an actor " +
    "of any age to appear as a warrior, a spirit, or a young woman.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Similarly, the carved masks of noh, a form of drama perfected in medieval Japan, allow an actor of any age to appear as a warrior, a spirit, or a young woman",
      verbs: ["enabled", "allow"],
    },
    {
      kind: "front",
      after: "masks enabled a small number of male actors to portray kings, messengers, and queens",
      verbs: ["enabled"],
    },
    { kind: "items", items: ["kings", "messengers", "queens"] },
    { kind: "noun-and-phrase", after: "of any age" },
    { kind: "noun-and-phrase", after: "of male actors" },
    { kind: "noun-and-phrase", after: "of drama" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "allow",
      base: "allow",
      subject: "the carved masks",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first: "masks enabled a small number of male actors to portray kings, messengers, and queens",
      second:
        "the carved masks of noh, a form of drama perfected in medieval Japan, allow an actor of any age to appear as a warrior, a spirit, or a young woman",
      why: "Each statement tells how masks let actors play persons unlike themselves; the second case resembles the first but comes from another tradition.",
    },
  ],
};
