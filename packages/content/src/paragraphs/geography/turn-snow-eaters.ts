import type { Paragraph } from "../paragraph.ts";

export const turnSnowEaters: Paragraph = {
  id: "turn-snow-eaters",
  version: 2,
  field: "geography",
  source: "Textbooks of meteorology; encyclopedias of climate",
  text:
    "The chinook, a warm and dry wind, descends the eastern slopes of the Rocky Mountains in winter; the " +
    "foehn, similarly, descends the slopes of the Alps. Each loses moisture on the windward side of a range " +
    "and is warmed by compression on the leeward side. The change at a given place can be abrupt: at " +
    "Spearfish, South Dakota, for instance, the temperature rose by 49 degrees Fahrenheit within two minutes " +
    "in January 1943.",
  joints: [
    {
      kind: "inset",
      after: "a warm and dry wind",
      next: "descends the eastern slopes of the Rocky Mountains in winter",
      verb: "descends",
    },
    {
      kind: "turning-clauses",
      after: "the foehn, similarly, descends the slopes of the Alps",
      verbs: ["descends", "descends"],
    },
    {
      kind: "second-verb",
      after: "is warmed by compression on the leeward side",
      verbs: ["loses", "is warmed"],
    },
    { kind: "noun-and-phrase", after: "of the Rocky Mountains" },
    { kind: "preposition-and-object", after: "a given place" },
    { kind: "noun-and-phrase", after: "of a range" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "descends",
      base: "descend",
      subject: "The chinook",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "rose",
      base: "rise",
      subject: "the temperature",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition", "contrast"],
      words: "similarly",
      first:
        "The chinook, a warm and dry wind, descends the eastern slopes of the Rocky Mountains in winter",
      second: "the foehn descends the slopes of the Alps",
      why: "The first statement says that the wind called the chinook descends the slopes of the Rocky Mountains, and the second says that the wind called the foehn descends the slopes of the Alps.",
    },
    {
      relation: "example",
      also: ["emphasis"],
      words: "for instance",
      first: "The change at a given place can be abrupt",
      second:
        "at Spearfish, South Dakota the temperature rose by 49 degrees Fahrenheit within two minutes in January 1943",
      why: "The first statement says that the change in temperature at a given place can be abrupt, and the second reports that the temperature at Spearfish rose by 49 degrees within two minutes.",
    },
  ],
};
