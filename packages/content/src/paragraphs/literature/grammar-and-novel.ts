import type { Paragraph } from "../paragraph.ts";

export const grammarAndNovel: Paragraph = {
  id: "grammar-and-novel",
  field: "literature",
  source: "Biographies of Ella Deloria; histories of American linguistics",
  text:
    "Ella Deloria, a linguist of the Yankton Dakota, recorded the language of her people in *Dakota Grammar* " +
    "(1941), which she wrote with Franz Boas. In addition, she portrayed the lives of women in earlier times in " +
    "a novel; *Waterlily*, which she finished in the 1940s, remained in manuscript until 1988.",
  joints: [
    {
      kind: "inset",
      after: "a linguist of the Yankton Dakota",
      then: "recorded the language of her people in *Dakota Grammar* (1941)",
      verb: "recorded",
    },
    {
      kind: "turning-clauses",
      after: "In addition, she portrayed the lives of women in earlier times in a novel",
      verbs: ["recorded", "portrayed"],
    },
    { kind: "noun-and-phrase", after: "of the Yankton Dakota" },
    { kind: "noun-and-phrase", after: "of her people" },
    {
      kind: "verb-and-complement",
      after: "the lives of women in earlier times in a novel",
      verb: "portrayed",
    },
    { kind: "preposition-and-object", after: "manuscript until 1988" },
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
      words: "In addition",
      first:
        "Ella Deloria, a linguist of the Yankton Dakota, recorded the language of her people in *Dakota Grammar* (1941), which she wrote with Franz Boas",
      second: "she portrayed the lives of women in earlier times in a novel",
      why: "The first statement names one work in which Deloria described her people, and the second adds another, a novel.",
    },
  ],
};
