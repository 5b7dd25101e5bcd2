import type { Paragraph } from "../paragraph.ts";

export const novelInGikuyu: Paragraph = {
  id: "novel-in-gikuyu",
  version: 3,
  field: "literature",
  source: "Standard companions to African literature; biographies of Ngũgĩ wa Thiong'o",
  text:
    "By 1977, Kenyan writer Ngũgĩ wa Thiong'o had published four novels in English, but he wished to address " +
    "the farmers and workers whose lives his books described. To that end, he composed *Devil on the Cross* " +
    "(1980) in Gikuyu, drafting the novel in prison on sheets of toilet paper.",
  joints: [
    { kind: "title-and-name", title: "Kenyan writer", after: "Ngũgĩ wa Thiong'o" },
    {
      kind: "coordinated",
      after: "he wished to address the farmers and workers whose lives his books described",
      verbs: ["had published", "wished"],
    },
    {
      kind: "outcome",
      after: "drafting the novel in prison on sheets of toilet paper",
      verbs: ["composed"],
    },
    { kind: "noun-and-phrase", after: "of toilet paper" },
    {
      kind: "verb-and-complement",
      after: "*Devil on the Cross* (1980) in Gikuyu",
      verb: "composed",
    },
    { kind: "preposition-and-object", after: "sheets of toilet paper" },
  ],
  verbs: [
    { kind: "outcome", verb: "drafting", base: "draft", beside: "composed" },
    {
      kind: "finite",
      verb: "had published",
      base: "publish",
      subject: "Kenyan writer Ngũgĩ wa Thiong'o",
      number: "singular",
      tense: "past-perfect",
      time: "By 1977",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "replacement", "sequence"],
      words: "To that end",
      first: "he wished to address the farmers and workers whose lives his books described",
      second: "he composed *Devil on the Cross* (1980) in Gikuyu",
      why: "The first statement says that Ngũgĩ wished to address the farmers and workers whose lives his books described, and the second says that Ngũgĩ composed the novel *Devil on the Cross* in the Kenyan language Gikuyu.",
    },
  ],
  nouns: [
    {
      at: "novel in prison",
      word: "novel",
      forms: ["novel", "novels", "novel's", "novels'"],
      counted: "*Devil on the Cross*",
      role: "predicate",
      why: "One novel, *Devil on the Cross*, is meant, and the words that follow tell where it was drafted.",
    },
  ],
};
