import type { Paragraph } from "../paragraph.ts";

export const aksumCoins: Paragraph = {
  id: "aksum-coins",
  version: 2,
  field: "history",
  source: "Histories of Aksum; catalogs of ancient coins",
  text:
    "The coins of the Kingdom of Aksum, which ruled the highlands of present-day Ethiopia and Eritrea, " +
    "carried inscriptions in two languages. Gold coins, used in foreign trade, were inscribed in Greek. By " +
    "contrast, many coins of silver and bronze bore texts in Ge'ez, the language of the region.",
  joints: [
    {
      kind: "inset",
      after: "which ruled the highlands of present-day Ethiopia and Eritrea",
      next: "carried inscriptions in two languages",
      verb: "carried",
    },
    {
      kind: "inset",
      after: "used in foreign trade",
      next: "were inscribed in Greek",
      verb: "were inscribed",
    },
    {
      kind: "turning-clauses",
      after: "By contrast, many coins of silver and bronze bore texts in Ge'ez",
      verbs: ["were inscribed", "bore"],
    },
    { kind: "noun-and-phrase", after: "of silver and bronze" },
    { kind: "noun-and-phrase", after: "of the Kingdom of Aksum" },
    { kind: "noun-and-phrase", after: "of the region" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were inscribed",
      base: "inscribe",
      subject: "Gold coins",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "carried",
      base: "carry",
      subject: "The coins",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "bore",
      base: "bear",
      subject: "many coins",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement", "addition"],
      words: "By contrast",
      first: "Gold coins, used in foreign trade, were inscribed in Greek",
      second: "many coins of silver and bronze bore texts in Ge'ez, the language of the region",
      why: "The first statement says that the gold coins of Aksum were inscribed in Greek, whereas the second says that many silver and bronze coins of Aksum bore texts in Ge'ez.",
    },
  ],
};
