import type { Paragraph } from "../paragraph.ts";

export const whanganuiRiver: Paragraph = {
  id: "whanganui-river",
  version: 2,
  field: "society",
  source: "Encyclopedias of environmental law; histories of New Zealand",
  text:
    "The parliament of New Zealand recognized the Whanganui River as a legal person in 2017, " +
    "settling a claim that Maori communities along its banks had pursued since the nineteenth " +
    "century. Because a river cannot appear in court, the statute gives it two guardians: the " +
    "river's Indigenous communities name one, and the government names the other.",
  joints: [
    {
      kind: "outcome",
      after:
        "settling a claim that Maori communities along its banks had pursued since the nineteenth century",
      verbs: ["recognized"],
    },
    {
      kind: "dependent-first",
      after: "the statute gives it two guardians",
      verbs: ["cannot appear", "gives"],
    },
    {
      kind: "verb-and-complement",
      after: "the Whanganui River as a legal person in 2017",
      verb: "recognized",
    },
    { kind: "noun-and-phrase", after: "of New Zealand" },
    { kind: "preposition-and-object", after: "court" },
    { kind: "noun-and-phrase", after: "along its banks" },
  ],
  verbs: [
    { kind: "outcome", verb: "settling", base: "settle", beside: "recognized" },
    {
      kind: "finite",
      verb: "had pursued",
      base: "pursue",
      subject: "Maori communities",
      number: "plural",
      tense: "past-perfect",
    },
    {
      kind: "finite",
      verb: "gives",
      base: "give",
      subject: "the statute",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its banks had", antecedent: "the Whanganui River" }],
  nouns: [
    {
      at: "river's Indigenous communities",
      word: "river's",
      forms: ["river", "rivers", "river's", "rivers'"],
      counted: "a river",
      role: "owned",
      why: "The sentence speaks of one river, and the communities along its banks belong to it.",
    },
  ],
};
