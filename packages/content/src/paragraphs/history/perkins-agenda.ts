import type { Paragraph } from "../paragraph.ts";

export const perkinsAgenda: Paragraph = {
  id: "perkins-agenda",
  version: 2,
  field: "history",
  source: "Biographies of Frances Perkins; histories of American labor law",
  text:
    "Before accepting the post of secretary of labor in 1933, Frances Perkins described to Franklin D. " +
    "Roosevelt the measures that she would pursue in office: a minimum wage, unemployment insurance, and " +
    "limits on child labor. By the end of 1938, provisions for each of the three had become federal law.",
  joints: [
    { kind: "items", items: ["a minimum wage", "unemployment insurance", "limits on child labor"] },
    { kind: "noun-and-phrase", after: "on child labor" },
    { kind: "noun-and-phrase", after: "of secretary of labor" },
    { kind: "verb-and-complement", after: "federal law", verb: "had become" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had become",
      base: "become",
      subject: "provisions",
      number: "plural",
      tense: "past-perfect",
      time: "By the end of 1938",
    },
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "Frances Perkins",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
