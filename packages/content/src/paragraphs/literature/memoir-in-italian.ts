import type { Paragraph } from "../paragraph.ts";

export const memoirInItalian: Paragraph = {
  id: "memoir-in-italian",
  field: "literature",
  source: "Reference works on contemporary American fiction; introductions to In Other Words",
  text:
    "In 2015, the American author Jhumpa Lahiri published *In altre parole*, a memoir that she had written in " +
    "Italian after two decades of fiction in English. She did not translate the book herself; instead, she left " +
    "the English version to the translator Ann Goldstein, explaining that in her stronger language she would be " +
    "tempted to improve the original.",
  joints: [
    {
      kind: "turning-clauses",
      after: "instead, she left the English version to the translator Ann Goldstein",
      verbs: ["did not translate", "left"],
    },
    { kind: "title-and-name", after: "Jhumpa Lahiri" },
    { kind: "title-and-name", after: "Ann Goldstein" },
    { kind: "noun-and-phrase", after: "of fiction in English" },
    { kind: "verb-and-complement", after: "the book herself", verb: "did not translate" },
    { kind: "preposition-and-object", after: "her stronger language" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "the American author Jhumpa Lahiri",
      number: "singular",
      tense: "past",
      time: "In 2015",
    },
    { kind: "outcome", verb: "explaining", base: "explain", beside: "left" },
  ],
  turns: [
    {
      relation: "replacement",
      words: "instead",
      first: "She did not translate the book herself",
      second: "she left the English version to the translator Ann Goldstein",
      why: "The first statement says what the author did not do, and the second what she did in its place: she gave the task to another.",
    },
  ],
};
