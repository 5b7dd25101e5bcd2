import type { Paragraph } from "../paragraph.ts";

export const soundKora: Paragraph = {
  id: "sound-kora",
  field: "arts",
  source: "Encyclopedias of music; studies of Mande music",
  text:
    "Among the Mande peoples of West Africa, the kora, a harp with twenty-one strings, belongs to families of " +
    "hereditary musicians known as *jeliw*. Their duties extend well beyond performance: they recite genealogies, " +
    "recall the deeds of rulers, and settle quarrels between neighbors.",
  joints: [
    {
      kind: "inset",
      after: "a harp with twenty-one strings",
      next: "belongs to families of hereditary musicians known as *jeliw*",
      verb: "belongs",
      front: "Among the Mande peoples of West Africa",
    },
    {
      kind: "explanation",
      after:
        "they recite genealogies, recall the deeds of rulers, and settle quarrels between neighbors",
      verbs: ["extend", "recite"],
    },
    {
      kind: "front",
      after:
        "the kora, a harp with twenty-one strings, belongs to families of hereditary musicians known as *jeliw*",
      verbs: ["belongs"],
    },
    {
      kind: "items",
      items: [
        "recite genealogies",
        "recall the deeds of rulers",
        "settle quarrels between neighbors",
      ],
    },
    { kind: "noun-and-phrase", after: "of rulers" },
    { kind: "noun-and-phrase", after: "between neighbors" },
    { kind: "noun-and-phrase", after: "of hereditary musicians" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "belongs",
      base: "belong",
      subject: "the kora",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "extend",
      base: "extend",
      subject: "Their duties",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they recite genealogies", antecedent: "hereditary musicians" }],
};
