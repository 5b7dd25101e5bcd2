import type { Paragraph } from "../paragraph.ts";

export const craftCorkHarvest: Paragraph = {
  id: "craft-cork-harvest",
  version: 3,
  field: "history",
  source: "Encyclopedias of forestry",
  text:
    "The workers who harvest cork in the forests of southern Portugal strip each oak only once every nine " +
    "years because the new bark needs that long to reach a usable thickness.",
  coda: "The workers' sharp axes must not wound the living layer beneath the bark.",
  joints: [
    {
      kind: "essential",
      after: "who harvest cork in the forests of southern Portugal",
      next: "strip each oak only once every nine years because the new bark needs that long to reach a usable thickness",
      verb: "strip",
    },
    { kind: "noun-and-phrase", after: "of southern Portugal" },
    { kind: "preposition-and-object", after: "the forests of southern Portugal" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "harvest",
      base: "harvest",
      antecedent: "The workers",
      number: "plural",
    },
    {
      kind: "finite",
      verb: "needs",
      base: "need",
      subject: "the new bark",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "strip",
      base: "strip",
      subject: "The workers",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "workers' sharp axes",
      word: "workers'",
      forms: ["worker", "workers", "worker's", "workers'"],
      counted: "The workers",
      role: "owned",
      why: "The first sentence speaks of several workers, and the axes are theirs.",
    },
  ],
};
