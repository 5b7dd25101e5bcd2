import type { Paragraph } from "../paragraph.ts";

export const skyCatalogOfSamarkand: Paragraph = {
  id: "sky-catalog-of-samarkand",
  field: "science",
  source: "Histories of astronomy in Central Asia",
  text:
    "From the time of Ptolemy until the fifteenth century, the astronomers of Europe and western Asia seldom " +
    "measured the positions of the fixed stars anew. In 1437, Ulugh Beg, the ruler of Samarkand, completed a " +
    "catalog that was an exception: the coordinates of its roughly one thousand entries come largely from " +
    "observations made at an observatory that he had founded.",
  joints: [
    {
      kind: "explanation",
      after:
        "the coordinates of its roughly one thousand entries come largely from observations made at an observatory " +
        "that he had founded",
      verbs: ["completed", "come"],
    },
    {
      kind: "inset",
      after: "the ruler of Samarkand",
      next: "completed a catalog that was an exception",
      verb: "completed",
      front: "In 1437",
    },
    {
      kind: "front",
      after:
        "the astronomers of Europe and western Asia seldom measured the positions of the fixed stars anew",
      verbs: ["seldom measured"],
    },
    {
      kind: "subject-and-verb",
      after: "come largely from observations made at an observatory that he had founded",
      verb: "come",
    },
    { kind: "noun-and-phrase", after: "of its roughly one thousand entries" },
    {
      kind: "verb-and-complement",
      after: "the positions of the fixed stars anew",
      verb: "measured",
    },
    { kind: "noun-and-phrase", after: "of Europe and western Asia" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "come",
      base: "come",
      subject: "the coordinates",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "Ulugh Beg",
      number: "singular",
      tense: "past",
      time: "In 1437",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its roughly one thousand entries", antecedent: "a catalog" }],
};
