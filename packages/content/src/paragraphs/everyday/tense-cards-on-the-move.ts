import type { Paragraph } from "../paragraph.ts";

export const tenseCardsOnTheMove: Paragraph = {
  id: "tense-cards-on-the-move",
  field: "everyday",
  source: "Histories of games; encyclopedia entries on playing cards",
  text:
    "No European document from before 1370 clearly refers to playing cards. By 1380, mentions of the new " +
    "pastime had appeared in records from Florence, Basel, and other cities hundreds of miles apart. The " +
    "cards probably came from Egypt, where packs were divided into suits of cups, coins, swords, and polo " +
    "sticks; Europeans, unfamiliar with polo, turned the last of these into clubs or batons.",
  joints: [
    {
      kind: "clauses",
      after: "Europeans, unfamiliar with polo, turned the last of these into clubs or batons",
      verbs: ["came", "turned"],
    },
    { kind: "subject-and-verb", after: "clearly refers to playing cards", verb: "clearly refers" },
    {
      kind: "verb-and-complement",
      after: "the last of these into clubs or batons",
      verb: "turned",
    },
    { kind: "noun-and-phrase", after: "of the new pastime" },
    { kind: "preposition-and-object", after: "playing cards" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had appeared",
      base: "appear",
      subject: "mentions",
      number: "plural",
      tense: "past-perfect",
      time: "By 1380",
    },
    {
      kind: "finite",
      verb: "turned",
      base: "turn",
      subject: "Europeans",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "came",
      base: "come",
      subject: "The cards",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
