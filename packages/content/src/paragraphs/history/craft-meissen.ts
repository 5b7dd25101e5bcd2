import type { Paragraph } from "../paragraph.ts";

export const craftMeissen: Paragraph = {
  id: "craft-meissen",
  field: "history",
  source: "Standard histories of ceramics",
  text:
    "In the seventeenth century, European potters who attempted to imitate the porcelain of China lacked one of " +
    "its essential ingredients—a white clay called kaolin. In 1710, two years after the alchemist Johann " +
    "Friedrich Böttger had produced a hard white ware from a similar clay, his patron, the elector of Saxony, " +
    "established a factory at Meissen.",
  joints: [
    { kind: "answer", after: "a white clay called kaolin", verbs: ["lacked"] },
    {
      kind: "essential",
      after: "who attempted to imitate the porcelain of China",
      then: "lacked one of its essential ingredients",
      verb: "lacked",
    },
    { kind: "title-and-name", after: "Johann Friedrich Böttger" },
    { kind: "noun-and-phrase", after: "of China" },
    { kind: "preposition-and-object", after: "a similar clay" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to imitate", base: "imitate", beside: "attempted" },
    {
      kind: "finite",
      verb: "lacked",
      base: "lack",
      subject: "European potters",
      number: "plural",
      tense: "past",
      time: "In the seventeenth century",
    },
    {
      kind: "finite",
      verb: "established",
      base: "establish",
      subject: "his patron",
      number: "singular",
      tense: "past",
      time: "In 1710",
    },
  ],
  turns: [],
};
