import type { Paragraph } from "../paragraph.ts";

export const lewisHineRecords: Paragraph = {
  id: "lewis-hine-records",
  field: "arts",
  source: "Standard histories of documentary photography; encyclopedia entries on Lewis Hine",
  text:
    "By 1918, the American photographer Lewis Hine had made some five thousand photographs of " +
    "working children for the National Child Labor Committee. He tried to establish three " +
    "facts about each child whom he met: name, age, and occupation. These notes gave the " +
    "images the force of evidence, enabling reformers to cite them in campaigns for stricter " +
    "labor laws.",
  joints: [
    { kind: "title-and-name", after: "Lewis Hine" },
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
      subject: "the American photographer Lewis Hine",
      number: "singular",
      tense: "past-perfect",
      time: "By 1918",
    },
    { kind: "outcome", verb: "enabling", base: "enable", beside: "gave" },
  ],
  turns: [],
};
