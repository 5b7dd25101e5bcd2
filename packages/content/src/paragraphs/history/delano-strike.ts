import type { Paragraph } from "../paragraph.ts";

export const delanoStrike: Paragraph = {
  id: "delano-strike",
  version: 2,
  field: "history",
  source: "Histories of American labor; histories of California agriculture",
  text:
    "In September 1965, Filipino farmworkers led by Larry Itliong walked out of the vineyards around " +
    "Delano, California, to demand higher wages. Later that month, the National Farm Workers Association, " +
    "a largely Mexican American union founded by Dolores Huerta and Cesar Chavez, joined the strike, " +
    "creating a united campaign that continued until 1970.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "walked out of the vineyards around Delano, California, to demand higher wages",
      verb: "walked",
    },
    {
      kind: "clauses",
      after:
        "Later that month, the National Farm Workers Association, a largely Mexican American union founded by Dolores Huerta and Cesar Chavez, joined the strike",
      verbs: ["walked", "joined"],
    },
    {
      kind: "inset",
      after: "a largely Mexican American union founded by Dolores Huerta and Cesar Chavez",
      next: "joined the strike",
      verb: "joined",
      front: "Later that month",
    },
    { kind: "preposition-and-object", after: "Larry Itliong" },
    { kind: "noun-and-phrase", after: "around Delano" },
    { kind: "verb-and-complement", after: "the strike", verb: "joined" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "walked",
      base: "walk",
      subject: "Filipino farmworkers",
      number: "plural",
      tense: "past",
      time: "In September 1965",
    },
    {
      kind: "finite",
      verb: "joined",
      base: "join",
      subject: "the National Farm Workers Association",
      number: "singular",
      tense: "past",
    },
    { kind: "outcome", verb: "creating", base: "create", beside: "joined" },
  ],
  turns: [],
};
