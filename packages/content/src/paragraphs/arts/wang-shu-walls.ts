import type { Paragraph } from "../paragraph.ts";

export const wangShuWalls: Paragraph = {
  id: "wang-shu-walls",
  version: 3,
  field: "arts",
  source:
    "Standard histories of contemporary Chinese architecture; encyclopedia entries on Wang Shu",
  text:
    "The outer walls of the Ningbo Museum, completed in 2008, hold bricks and roof tiles salvaged from " +
    "villages that had been demolished as the city grew. Eager to find a use for these fragments that would " +
    "suit the building, architect Wang Shu revived a technique that farmers of the region once used to repair " +
    "houses after typhoons: the layered masonry called *wapan*.",
  joints: [
    {
      kind: "inset",
      after: "completed in 2008",
      next: "hold bricks and roof tiles salvaged from villages that had been demolished as the city grew",
      verb: "hold",
    },
    { kind: "title-and-name", title: "architect", after: "Wang Shu" },
    { kind: "noun-and-phrase", after: "of the Ningbo Museum" },
    { kind: "preposition-and-object", after: "villages that had been demolished as the city grew" },
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
      subject: "architect Wang Shu",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Eager to find a use for these fragments that would suit the building",
      clause:
        "architect Wang Shu revived a technique that farmers of the region once used to repair houses after " +
        "typhoons: the layered masonry called *wapan*",
      noun: "architect Wang Shu",
      kind: "person",
      wrong: [
        {
          clause:
            "a technique that farmers of the region once used to repair houses after typhoons was revived by " +
            "architect Wang Shu: the layered masonry called *wapan*",
          noun: "a technique",
          kind: "idea",
          reason: "A technique cannot be eager.",
        },
        {
          clause:
            "architect Wang Shu's technique was one that farmers of the region once used to repair houses after " +
            "typhoons: the layered masonry called *wapan*",
          noun: "architect Wang Shu's technique",
          kind: "idea",
          reason: "The noun after the comma is *technique*; *Wang Shu's* only says whose it is.",
        },
        {
          clause:
            "the layered masonry called *wapan*, a technique that farmers of the region once used to repair houses, " +
            "was revived by architect Wang Shu",
          noun: "the layered masonry called *wapan*",
          kind: "thing",
          reason: "Masonry is eager for nothing; the architect was.",
        },
      ],
    },
  ],
};
