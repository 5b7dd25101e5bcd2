import type { Paragraph } from "../paragraph.ts";

export const noguchiAkari: Paragraph = {
  id: "noguchi-akari",
  version: 2,
  field: "arts",
  source:
    "Standard histories of twentieth-century sculpture and design; museum guides on Isamu Noguchi",
  text:
    "Sculptor Isamu Noguchi, the son of an American editor and a Japanese poet, wished to bring sculpture " +
    "into ordinary homes. To that end, he began in 1951 to design *Akari*, a series of collapsible lamps. " +
    "Their shades consist of two materials that the lantern makers of Gifu, Japan, had long used: mulberry " +
    "paper and bamboo.",
  joints: [
    {
      kind: "inset",
      after: "the son of an American editor and a Japanese poet",
      next: "wished to bring sculpture into ordinary homes",
      verb: "wished",
    },
    { kind: "title-and-name", title: "Sculptor", after: "Isamu Noguchi" },
    { kind: "preposition-and-object", after: "ordinary homes" },
    { kind: "noun-and-phrase", after: "of collapsible lamps" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "wished",
      base: "wish",
      subject: "Sculptor Isamu Noguchi",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "consist",
      base: "consist",
      subject: "Their shades",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause"],
      words: "To that end",
      first:
        "Sculptor Isamu Noguchi, the son of an American editor and a Japanese poet, wished to bring sculpture " +
        "into ordinary homes",
      second: "he began in 1951 to design *Akari*, a series of collapsible lamps",
      why: "The first statement says that Noguchi wished to bring sculpture into ordinary homes, and the second reports that Noguchi began to design a series of collapsible lamps.",
    },
  ],
};
