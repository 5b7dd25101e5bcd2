import type { Paragraph } from "../paragraph.ts";

export const lewisHineRecords: Paragraph = {
  id: "lewis-hine-records",
  version: 3,
  field: "arts",
  source: "Standard histories of documentary photography; encyclopedia entries on Lewis Hine",
  text:
    "By 1918, American photographer Lewis Hine had made some five thousand photographs of working children " +
    "for the National Child Labor Committee. Careful to document his pictures, Hine tried to record three " +
    "facts about each child whom he photographed: name, age, and occupation. These notes gave the images the " +
    "force of evidence, enabling reformers to cite them in campaigns for stricter labor laws.",
  joints: [
    { kind: "title-and-name", title: "American photographer", after: "Lewis Hine" },
    { kind: "list", after: "name, age, and occupation", verbs: ["tried"] },
    {
      kind: "outcome",
      after: "enabling reformers to cite them in campaigns for stricter labor laws",
      verbs: ["gave"],
    },
    {
      kind: "noun-and-phrase",
      after: "of working children for the National Child Labor Committee",
    },
    { kind: "verb-and-complement", after: "the images the force of evidence", verb: "gave" },
    {
      kind: "preposition-and-object",
      after: "working children for the National Child Labor Committee",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had made",
      base: "make",
      subject: "American photographer Lewis Hine",
      number: "singular",
      tense: "past-perfect",
      time: "By 1918",
    },
    { kind: "outcome", verb: "enabling", base: "enable", beside: "gave" },
  ],
  turns: [],
  nouns: [
    {
      at: "child whom he photographed",
      word: "child",
      forms: ["child", "children", "child's", "children's"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single child is meant, and the words that follow tell which children Hine asked about.",
    },
  ],
  modifiers: [
    {
      opening: "Careful to document his pictures",
      clause:
        "Hine tried to record three facts about each child whom he photographed: name, age, and occupation",
      noun: "Hine",
      kind: "person",
      wrong: [
        {
          clause:
            "three facts about each child whom he photographed were sought by Hine: name, age, and occupation",
          noun: "three facts about each child",
          kind: "idea",
          reason: "Facts are not careful; the photographer was.",
        },
        {
          clause:
            "Hine's habit was to record three facts about each child: name, age, and occupation",
          noun: "Hine's habit",
          kind: "idea",
          reason: "The noun after the comma is *habit*; *Hine's* only says whose it was.",
        },
        {
          clause:
            "Hine's notes were meant to record three facts about each child: name, age, and occupation",
          noun: "Hine's notes",
          kind: "thing",
          reason: "The noun after the comma is *notes*, and it was not the notes that took care.",
        },
      ],
    },
  ],
};
