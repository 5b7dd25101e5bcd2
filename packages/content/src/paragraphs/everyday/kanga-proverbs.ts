import type { Paragraph } from "../paragraph.ts";

export const kangaProverbs: Paragraph = {
  id: "kanga-proverbs",
  version: 2,
  field: "everyday",
  source: "Encyclopedias of textiles; studies of Swahili culture",
  text:
    "The *kanga*, a printed cotton cloth worn by women throughout East Africa, bears a line of text in Swahili, " +
    "so a choice of dress can send a message. One design, for instance, quotes a proverb that warns against " +
    "haste.",
  joints: [
    {
      kind: "inset",
      after: "a printed cotton cloth worn by women throughout East Africa",
      next: "bears a line of text in Swahili",
      verb: "bears",
    },
    { kind: "noun-and-phrase", after: "of text" },
    { kind: "noun-and-phrase", after: "throughout East Africa" },
    { kind: "noun-and-phrase", after: "of dress" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bears",
      base: "bear",
      subject: "The *kanga*",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "warns", base: "warn", antecedent: "a proverb", number: "singular" },
    {
      kind: "finite",
      verb: "quotes",
      base: "quote",
      subject: "One design",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for instance",
      first: "a choice of dress can send a message",
      second: "One design quotes a proverb that warns against haste",
      why: "The first statement says that a choice of dress can send a message, and the second describes a design of the cloth that quotes a proverb against haste.",
    },
  ],
};
