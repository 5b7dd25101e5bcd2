import type { Paragraph } from "../paragraph.ts";

export const turnNotchedSticks: Paragraph = {
  id: "turn-notched-sticks",
  version: 2,
  field: "history",
  source: "Histories of accounting; encyclopedias of British history",
  text:
    "The officials of the English Exchequer recorded debts on sticks of wood, which they notched across " +
    "the width and then split lengthwise, giving one half to each party. Neither party could alter the " +
    "notches of one half without betraying the change; in other words, any tampering would be evident. By " +
    "the 1830s the sticks were obsolete; unfortunately, the burning of two cartloads of them in 1834 set " +
    "the Houses of Parliament on fire.",
  joints: [
    { kind: "noun-and-phrase", after: "of the English Exchequer" },
    { kind: "noun-and-phrase", after: "of two cartloads of them" },
    { kind: "preposition-and-object", after: "sticks of wood" },
    { kind: "verb-and-complement", after: "debts on sticks of wood", verb: "recorded" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "recorded",
      base: "record",
      subject: "The officials",
      number: "plural",
      tense: "past",
    },
    { kind: "preposition", verb: "betraying", base: "betray", beside: "without" },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "in other words",
      first: "Neither party could alter the notches of one half without betraying the change",
      second: "any tampering would be evident",
      why: "The first statement says that neither party could alter one half of a stick without betraying the change, and the second says that any tampering with a notched stick would be evident.",
    },
    {
      relation: "evaluation",
      also: ["contrast", "concession", "cause"],
      words: "unfortunately",
      first: "By the 1830s the sticks were obsolete",
      second: "the burning of two cartloads of them in 1834 set the Houses of Parliament on fire",
      why: "The first statement says that the notched sticks were obsolete by the 1830s, but the second reports that the burning of notched sticks in 1834 set the Houses of Parliament on fire.",
    },
  ],
};
