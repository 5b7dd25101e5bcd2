import type { Paragraph } from "../paragraph.ts";

export const journalistOfLaredo: Paragraph = {
  id: "journalist-of-laredo",
  version: 3,
  field: "literature",
  source: "Biographies of Jovita Idár; standard histories of Mexican American journalism",
  text:
    "Writing in *La Crónica*, the weekly that her family published in Laredo, journalist Jovita Idár called " +
    "for the education of Mexican American children. In 1911, the members of the new League of Mexican Women " +
    "elected her their first president; the league offered free instruction to poor children in that city.",
  joints: [
    { kind: "title-and-name", title: "journalist", after: "Jovita Idár" },
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
  modifiers: [
    {
      opening: "Writing in *La Crónica*, the weekly that her family published in Laredo",
      clause: "journalist Jovita Idár called for the education of Mexican American children",
      noun: "journalist Jovita Idár",
      kind: "person",
      wrong: [
        {
          clause: "there was a need to educate Mexican American children, Jovita Idár said",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be writing.",
        },
        {
          clause:
            "the education of Mexican American children was called for by journalist Jovita Idár",
          noun: "the education of Mexican American children",
          kind: "idea",
          reason: "Education does not write in a newspaper.",
        },
        {
          clause: "journalist Jovita Idár's goal was the education of Mexican American children",
          noun: "journalist Jovita Idár's goal",
          kind: "idea",
          reason: "The noun after the comma is *goal*; *Idár's* only says whose it was.",
        },
      ],
    },
  ],
};
