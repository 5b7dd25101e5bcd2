import type { Paragraph } from "../paragraph.ts";

export const meissenKaolin: Paragraph = {
  id: "meissen-kaolin",
  version: 2,
  field: "arts",
  source: "Standard histories of European ceramics; encyclopedia entries on Meissen porcelain",
  text:
    "European potters who attempted to reproduce Chinese porcelain in the seventeenth century lacked an " +
    "essential ingredient: the white clay called kaolin. In 1708, experiments that alchemist Johann Friedrich " +
    "Böttger conducted in Dresden finally yielded a hard, translucent ware; two years later, a factory for " +
    "its production opened in nearby Meissen.",
  joints: [
    {
      kind: "essential",
      after: "who attempted to reproduce Chinese porcelain in the seventeenth century",
      next: "lacked an essential ingredient",
      verb: "lacked",
    },
    {
      kind: "clauses",
      after: "two years later, a factory for its production opened in nearby Meissen",
      verbs: ["yielded", "opened"],
    },
    { kind: "verb-and-complement", after: "an essential ingredient", verb: "lacked" },
    { kind: "noun-and-phrase", after: "for its production" },
    { kind: "preposition-and-object", after: "nearby Meissen" },
    { kind: "title-and-name", title: "alchemist", after: "Johann Friedrich Böttger" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to reproduce", base: "reproduce", beside: "attempted" },
    {
      kind: "finite",
      verb: "lacked",
      base: "lack",
      subject: "European potters",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "a factory",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [
    { word: "its", at: "its production opened in", antecedent: "a hard, translucent ware" },
  ],
};
