import type { Paragraph } from "../paragraph.ts";

export const freedomsJournal: Paragraph = {
  id: "freedoms-journal",
  field: "literature",
  source: "Standard histories of the African American press",
  text:
    "*Freedom's Journal*, the first newspaper owned and edited by African Americans, appeared in New York in " +
    "1827. The editors of the weekly, Samuel Cornish and John Russwurm, offered what readers seldom found " +
    "elsewhere: reports from Black communities, biographies of Black leaders, and notices of schools.",
  joints: [
    {
      kind: "inset",
      after: "the first newspaper owned and edited by African Americans",
      next: "appeared in New York in 1827",
      verb: "appeared",
    },
    {
      kind: "list",
      after: "reports from Black communities, biographies of Black leaders, and notices of schools",
      verbs: ["offered"],
    },
    {
      kind: "items",
      items: [
        "reports from Black communities",
        "biographies of Black leaders",
        "notices of schools",
      ],
    },
    { kind: "verb-and-complement", after: "what readers seldom found elsewhere", verb: "offered" },
    { kind: "noun-and-phrase", after: "of the weekly" },
    {
      kind: "inset",
      after: "Samuel Cornish and John Russwurm",
      next: "offered what readers seldom found elsewhere",
      verb: "offered",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "appeared",
      base: "appear",
      subject: "*Freedom's Journal*",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
