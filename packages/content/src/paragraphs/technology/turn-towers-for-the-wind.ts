import type { Paragraph } from "../paragraph.ts";

export const turnTowersForTheWind: Paragraph = {
  id: "turn-towers-for-the-wind",
  version: 2,
  field: "technology",
  source: "Histories of architecture in Iran; textbooks on passive cooling",
  text:
    "In Yazd, a city in the desert of central Iran, tall towers with open vents catch the breeze above the " +
    "roofs and lead it down into the rooms. The air may first be drawn over a pool or an underground channel. " +
    "The towers require no fuel, contain no moving parts, and last for generations. In short, they cool a " +
    "house at almost no cost.",
  joints: [
    { kind: "second-verb", after: "lead it down into the rooms", verbs: ["catch", "lead"] },
    {
      kind: "items",
      items: ["require no fuel", "contain no moving parts", "last for generations"],
    },
    { kind: "noun-and-phrase", after: "of central Iran" },
    { kind: "preposition-and-object", after: "a pool or an underground channel" },
    { kind: "verb-and-complement", after: "the breeze above the roofs", verb: "catch" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "catch",
      base: "catch",
      subject: "tall towers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "require",
      base: "require",
      subject: "The towers",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first: "The towers require no fuel, contain no moving parts, and last for generations",
      second: "they cool a house at almost no cost",
      why: "The first statement says that the towers require no fuel, contain no moving parts, and last for generations, and the second says that the towers cool a house at almost no cost.",
    },
  ],
};
