import type { Paragraph } from "../paragraph.ts";

export const hullHouseMaps: Paragraph = {
  id: "hull-house-maps",
  version: 3,
  field: "history",
  source: "Histories of Chicago; editions of Hull-House Maps and Papers",
  text:
    "Maps of the blocks around Hull-House, a settlement house in Chicago, were published by its residents " +
    "in 1895. Colors on the maps indicated each household's weekly wages and the national origins of its " +
    "members. The survey behind the maps had been directed by Florence Kelley, a resident whose findings " +
    "on child labor contributed to the passage of an Illinois factory law in 1893.",
  joints: [
    {
      kind: "inset",
      after: "a settlement house in Chicago",
      next: "were published by its residents in 1895",
      verb: "were published",
    },
    {
      kind: "clauses",
      after: "The survey behind the maps had been directed by Florence Kelley",
      verbs: ["indicated", "had been directed"],
    },
    {
      kind: "subject-and-verb",
      after: "had been directed by Florence Kelley",
      verb: "had been directed",
    },
    { kind: "noun-and-phrase", after: "behind the maps" },
    { kind: "noun-and-phrase", after: "of the blocks around Hull-House" },
    { kind: "noun-and-phrase", after: "on child labor" },
    { kind: "noun-and-phrase", after: "of an Illinois factory law" },
    { kind: "preposition-and-object", after: "Florence Kelley" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were published",
      base: "publish",
      subject: "Maps",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "contributed",
      base: "contribute",
      subject: "findings",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "household's weekly wages",
      word: "household's",
      forms: ["household", "households", "household's", "households'"],
      counted: "each",
      role: "owned",
      why: "Each household is taken singly, and the wages are that household's.",
    },
  ],
};
