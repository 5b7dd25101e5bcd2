import type { Paragraph } from "../paragraph.ts";

export const journalistOfLaredo: Paragraph = {
  id: "journalist-of-laredo",
  field: "literature",
  source: "Biographies of Jovita Idár; standard histories of Mexican American journalism",
  text:
    "The journalist Jovita Idár called in *La Crónica*, the weekly that her family published in Laredo, for the " +
    "education of Mexican American children. In 1911, the members of the new League of Mexican Women elected her " +
    "their first president; the league opened free schools in that city.",
  joints: [
    { kind: "title-and-name", after: "Jovita Idár" },
    {
      kind: "clauses",
      after: "the league opened free schools in that city",
      verbs: ["elected", "opened"],
    },
    { kind: "subject-and-verb", after: "elected her their first president", verb: "elected" },
    { kind: "noun-and-phrase", after: "of Mexican American children" },
    { kind: "verb-and-complement", after: "free schools in that city", verb: "opened" },
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
