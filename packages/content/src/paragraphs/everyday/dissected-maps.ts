import type { Paragraph } from "../paragraph.ts";

export const dissectedMaps: Paragraph = {
  id: "dissected-maps",
  version: 3,
  field: "everyday",
  source: "Encyclopedias of games; museum catalogs",
  text:
    "The first jigsaw puzzles, which London engraver John Spilsbury sold in the 1760s, were maps glued to " +
    "thin boards and sawed apart along national borders so that children could learn geography by putting the " +
    "countries together.",
  coda: "The engraver's wooden maps were bought chiefly by wealthy families.",
  joints: [
    {
      kind: "inset",
      after: "which London engraver John Spilsbury sold in the 1760s",
      next: "were maps glued to thin boards and sawed apart along national borders so that children could learn geography by putting the countries together",
      verb: "were",
    },
    { kind: "title-and-name", title: "London engraver", after: "John Spilsbury" },
    { kind: "preposition-and-object", after: "national borders" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The first jigsaw puzzles",
      number: "plural",
      tense: "past",
    },
    { kind: "preposition", verb: "putting", base: "put", beside: "could learn" },
    {
      kind: "finite",
      verb: "sold",
      base: "sell",
      subject: "London engraver John Spilsbury",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "engraver's wooden maps",
      word: "engraver's",
      forms: ["engraver", "engravers", "engraver's", "engravers'"],
      counted: "London engraver",
      role: "owned",
      why: "One engraver, Spilsbury, is named, and the maps were his.",
    },
    {
      at: "puzzles, which London",
      word: "puzzles",
      forms: ["puzzle", "puzzles", "puzzle's", "puzzles'"],
      counted: "were maps",
      role: "predicate",
      why: "*Were* calls for the plural, and the words that follow tell who sold the puzzles.",
    },
  ],
};
