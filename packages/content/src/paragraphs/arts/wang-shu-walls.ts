import type { Paragraph } from "../paragraph.ts";

export const wangShuWalls: Paragraph = {
  id: "wang-shu-walls",
  field: "arts",
  source:
    "Standard histories of contemporary Chinese architecture; encyclopedia entries on Wang Shu",
  text:
    "The outer walls of the Ningbo Museum, completed in 2008, hold bricks and roof tiles " +
    "salvaged from villages that had been demolished as the city grew. To assemble these " +
    "fragments, the architect Wang Shu revived a technique that farmers of the region once " +
    "used to repair houses after typhoons: the layered masonry called *wapan*.",
  joints: [
    {
      kind: "inset",
      after: "completed in 2008",
      next: "hold bricks and roof tiles salvaged from villages that had been demolished as the city grew",
      verb: "hold",
    },
    { kind: "title-and-name", after: "Wang Shu" },
    { kind: "noun-and-phrase", after: "of the Ningbo Museum" },
    { kind: "preposition-and-object", after: "villages that had been demolished as the city grew" },
    { kind: "answer", after: "the layered masonry called *wapan*", verbs: ["revived"] },
    {
      kind: "verb-and-complement",
      after:
        "bricks and roof tiles salvaged from villages that had been demolished as the city grew",
      verb: "hold",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "hold",
      base: "hold",
      subject: "The outer walls",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "revived",
      base: "revive",
      subject: "the architect Wang Shu",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
