import type { Paragraph } from "../paragraph.ts";

export const mulesAndMen: Paragraph = {
  id: "mules-and-men",
  version: 2,
  field: "society",
  source: "Encyclopedias of American literature; histories of anthropology",
  text:
    "Zora Neale Hurston, a novelist who studied anthropology at Barnard College, began to collect the tales " +
    "of *Mules and Men* (1935) in a place that she knew well: Eatonville, the Florida town of her childhood. " +
    "People elsewhere were warier. At a sawmill camp in Polk County, the workers took her for a detective, " +
    "so she gained their trust by claiming to be a fugitive herself.",
  joints: [
    {
      kind: "inset",
      after: "a novelist who studied anthropology at Barnard College",
      next: "began to collect the tales of *Mules and Men* (1935) in a place that she knew well",
      verb: "began",
    },
    { kind: "noun-and-phrase", after: "of *Mules and Men* (1935) in a place that she knew well" },
    { kind: "front", after: "the workers took her for a detective", verbs: ["took"] },
    { kind: "noun-and-phrase", after: "of her childhood" },
    {
      kind: "verb-and-complement",
      after: "to collect the tales of *Mules and Men* (1935) in a place that she knew well",
      verb: "began",
    },
    { kind: "preposition-and-object", after: "a detective" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "the workers",
      number: "plural",
      tense: "past",
    },
    { kind: "preposition", verb: "claiming", base: "claim", beside: "gained" },
  ],
  turns: [],
  pronouns: [{ word: "their", at: "their trust by claiming", antecedent: "the workers" }],
};
