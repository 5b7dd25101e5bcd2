import type { Paragraph } from "../paragraph.ts";

export const journalistOfLaredo: Paragraph = {
  id: "journalist-of-laredo",
  field: "literature",
  source: "Biographies of Jovita Idár; standard histories of Mexican American journalism",
  text:
    "In *La Crónica*, the weekly that her family published in Laredo, the journalist Jovita Idár called for the " +
    "education of Mexican American children. In 1911, the members of the new League of Mexican Women elected her " +
    "their first president; the league offered free instruction to poor children in that city.",
  joints: [
    { kind: "title-and-name", after: "Jovita Idár" },
    {
      kind: "clauses",
      after: "the league offered free instruction to poor children in that city",
      verbs: ["elected", "offered"],
    },
    { kind: "subject-and-verb", after: "elected her their first president", verb: "elected" },
    { kind: "noun-and-phrase", after: "of Mexican American children" },
    {
      kind: "verb-and-complement",
      after: "free instruction to poor children in that city",
      verb: "offered",
    },
    { kind: "preposition-and-object", after: "that city" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "elected",
      base: "elect",
      subject: "the members",
      number: "plural",
      tense: "past",
      time: "In 1911",
    },
  ],
  turns: [],
};
