import type { Paragraph } from "../paragraph.ts";

export const saltOfTaghaza: Paragraph = {
  id: "salt-of-taghaza",
  version: 2,
  field: "history",
  source: "Editions of the Rihla; histories of the Saharan trade",
  text:
    "Crossing the Sahara in 1352, Moroccan traveler Ibn Battuta found that the houses and the mosque of " +
    "Taghaza, a mining settlement, were built of the one material that the site supplied in abundance: blocks " +
    "of rock salt.",
  joints: [
    {
      kind: "front",
      after:
        "Moroccan traveler Ibn Battuta found that the houses and the mosque of Taghaza, a mining settlement, were " +
        "built of the one material that the site supplied in abundance",
      verbs: ["found"],
    },
    { kind: "noun-and-phrase", after: "of rock salt" },
    { kind: "noun-and-phrase", after: "of Taghaza" },
    { kind: "preposition-and-object", after: "abundance" },
    {
      kind: "subject-and-verb",
      after:
        "found that the houses and the mosque of Taghaza, a mining settlement, were built of the one material that the site supplied in abundance",
      verb: "found",
    },
    { kind: "title-and-name", title: "Moroccan traveler", after: "Ibn Battuta" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "Moroccan traveler Ibn Battuta",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "supplied",
      base: "supply",
      subject: "the site",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
