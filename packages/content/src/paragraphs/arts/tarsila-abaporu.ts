import type { Paragraph } from "../paragraph.ts";

export const tarsilaAbaporu: Paragraph = {
  id: "tarsila-abaporu",
  version: 2,
  field: "arts",
  source: "Standard histories of Brazilian modernism; encyclopedia entries on Tarsila do Amaral",
  text:
    "The 1928 canvas *Abaporu*, which shows a solitary figure with an enormous foot, was a gift from " +
    "Brazilian painter Tarsila do Amaral to her husband, writer Oswald de Andrade. The gift prompted Andrade " +
    "to compose *Manifesto Antropófago*, in which he argued that Brazilian artists should not imitate " +
    "European culture. Instead, they should absorb it and make of it something of their own.",
  joints: [
    { kind: "title-and-name", title: "Brazilian painter", after: "Tarsila do Amaral" },
    {
      kind: "turning-clauses",
      after: "Instead, they should absorb it and make of it something of their own",
      verbs: ["prompted", "should absorb"],
    },
    { kind: "noun-and-phrase", after: "with an enormous foot" },
    { kind: "preposition-and-object", after: "an enormous foot" },
    {
      kind: "inset",
      after: "which shows a solitary figure with an enormous foot",
      next: "was a gift from Brazilian painter Tarsila do Amaral to her husband",
      verb: "was",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "prompted",
      base: "prompt",
      subject: "The gift",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["contrast"],
      words: "Instead",
      first: "Brazilian artists should not imitate European culture",
      second: "they should absorb it and make of it something of their own",
      why: "The first statement says that Brazilian artists should not imitate European culture, and the second says that Brazilian artists should absorb European culture and make something of their own.",
    },
  ],
  pronouns: [{ word: "they", at: "they should absorb", antecedent: "Brazilian artists" }],
};
