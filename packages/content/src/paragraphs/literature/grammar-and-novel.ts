import type { Paragraph } from "../paragraph.ts";

export const grammarAndNovel: Paragraph = {
  id: "grammar-and-novel",
  version: 2,
  field: "literature",
  source: "Biographies of Ella Deloria; histories of American linguistics",
  text:
    "Ella Deloria, a Yankton Dakota linguist, described the language of her people in *Dakota Grammar*, which " +
    "she wrote with anthropologist Franz Boas. In addition, she portrayed the lives of women in earlier times " +
    "in a novel; *Waterlily*, which she finished in the 1940s, remained in manuscript until 1988.",
  joints: [
    {
      kind: "inset",
      after: "a Yankton Dakota linguist",
      next: "described the language of her people in *Dakota Grammar*",
      verb: "described",
    },
    {
      kind: "turning-clauses",
      after: "In addition, she portrayed the lives of women in earlier times in a novel",
      verbs: ["described", "portrayed"],
    },
    { kind: "noun-and-phrase", after: "of her people" },
    {
      kind: "verb-and-complement",
      after: "the lives of women in earlier times in a novel",
      verb: "portrayed",
    },
    { kind: "preposition-and-object", after: "manuscript until 1988" },
    { kind: "title-and-name", title: "anthropologist", after: "Franz Boas" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "finished",
      base: "finish",
      subject: "she",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["sequence", "similarity"],
      words: "In addition",
      first:
        "Ella Deloria, a Yankton Dakota linguist, described the language of her people in *Dakota Grammar*, which " +
        "she wrote with anthropologist Franz Boas",
      second: "she portrayed the lives of women in earlier times in a novel",
      why: "The first statement says that Deloria described the language of her people in *Dakota Grammar*, and the second says that Deloria portrayed the lives of women in earlier times in a novel.",
    },
  ],
};
