import type { Paragraph } from "../paragraph.ts";

export const sumptuaryLaws: Paragraph = {
  id: "sumptuary-laws",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of costume; histories of medieval Europe",
  text:
    "Sumptuary laws, which regulated the clothing of each social rank, were common in the towns and kingdoms " +
    "of medieval Europe. An English statute of 1363, for example, limited the cost of the cloth that " +
    "craftsmen and farm laborers were allowed to wear.",
  coda: "These laws' detailed rules proved hard to enforce.",
  joints: [
    {
      kind: "inset",
      after: "which regulated the clothing of each social rank",
      next: "were common in the towns and kingdoms of medieval Europe",
      verb: "were",
    },
    {
      kind: "turning-clauses",
      after:
        "An English statute of 1363, for example, limited the cost of the cloth that craftsmen and farm laborers were " +
        "allowed to wear",
      verbs: ["were", "limited"],
    },
    { kind: "noun-and-phrase", after: "of 1363" },
    { kind: "noun-and-phrase", after: "of medieval Europe" },
    { kind: "noun-and-phrase", after: "of the cloth" },
    { kind: "preposition-and-object", after: "the towns and kingdoms of medieval Europe" },
  ],
  verbs: [
    {
      kind: "relative",
      verb: "regulated",
      base: "regulate",
      antecedent: "Sumptuary laws",
      number: "plural",
    },
    {
      kind: "finite",
      verb: "limited",
      base: "limit",
      subject: "An English statute",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "for example",
      first:
        "Sumptuary laws, which regulated the clothing of each social rank, were common in the towns and kingdoms of medieval Europe",
      second:
        "An English statute of 1363 limited the cost of the cloth that craftsmen and farm laborers were allowed to " +
        "wear",
      why: "The first statement says that laws on the clothing of each social rank were common in medieval Europe, and the second describes an English statute of 1363 that limited the cost of the cloth that craftsmen and laborers could wear.",
    },
  ],
  nouns: [
    {
      at: "laws' detailed rules",
      word: "laws'",
      forms: ["law", "laws", "law's", "laws'"],
      counted: "These",
      role: "owned",
      why: "With *these*, several laws are meant, and the rules are theirs.",
    },
  ],
};
