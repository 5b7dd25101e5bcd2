import type { Paragraph } from "../paragraph.ts";

export const memoirInItalian: Paragraph = {
  id: "memoir-in-italian",
  version: 2,
  field: "literature",
  source: "Reference works on contemporary American fiction; introductions to In Other Words",
  text:
    "Jhumpa Lahiri, an American author who had written fiction in English for two decades, published *In " +
    "altre parole*, a memoir in Italian, in 2015. She did not translate the book herself. Instead, she left " +
    "the English version to translator Ann Goldstein, explaining that in her stronger language she would be " +
    "tempted to improve the original.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Instead, she left the English version to translator Ann Goldstein",
      verbs: ["did not translate", "left"],
    },
    { kind: "title-and-name", title: "translator", after: "Ann Goldstein" },
    { kind: "verb-and-complement", after: "the book herself", verb: "did not translate" },
    { kind: "preposition-and-object", after: "her stronger language" },
    {
      kind: "inset",
      after: "an American author who had written fiction in English for two decades",
      next: "published *In altre parole*",
      verb: "published",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "explaining", base: "explain", beside: "left" },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "Jhumpa Lahiri",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "restatement"],
      words: "Instead",
      first: "She did not translate the book herself",
      second: "she left the English version to translator Ann Goldstein",
      why: "The first statement says that Lahiri did not translate her Italian memoir into English herself, and the second says that Lahiri left the English version of her memoir to the translator Ann Goldstein.",
    },
  ],
};
