import type { Paragraph } from "../paragraph.ts";

export const boxOfTacks: Paragraph = {
  id: "box-of-tacks",
  version: 3,
  field: "society",
  source: "Textbooks of cognitive psychology; histories of psychology",
  text:
    "Interested in the ways in which problems are solved, German psychologist Karl Duncker asked people to " +
    "fix a candle to a door with a few common objects, including matches, thumbtacks, and small boxes. Those " +
    "who received the boxes empty soon tacked one to the door and set the candle on it. When the boxes were " +
    "filled with tacks, fewer people found this solution: they regarded a full box as a container only.",
  joints: [
    { kind: "title-and-name", title: "German psychologist", after: "Karl Duncker" },
    { kind: "lead-and-series", after: "matches, thumbtacks, and small boxes" },
    { kind: "items", items: ["matches", "thumbtacks", "small boxes"] },
    {
      kind: "essential",
      after: "who received the boxes empty",
      next: "soon tacked one to the door and set the candle on it",
      verb: "soon tacked",
    },
    {
      kind: "dependent-first",
      after: "fewer people found this solution",
      verbs: ["were filled", "found"],
    },
    { kind: "preposition-and-object", after: "a few common objects" },
    {
      kind: "verb-and-complement",
      after: "people to fix a candle to a door with a few common objects",
      verb: "asked",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "fewer people",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "regarded",
      base: "regard",
      subject: "they",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Interested in the ways in which problems are solved",
      clause:
        "German psychologist Karl Duncker asked people to fix a candle to a door with a few common objects, " +
        "including matches, thumbtacks, and small boxes",
      noun: "German psychologist Karl Duncker",
      kind: "person",
      wrong: [
        {
          clause:
            "a candle was to be fixed to a door with a few common objects, including matches, thumbtacks, and small boxes, at the request of Karl Duncker",
          noun: "a candle",
          kind: "thing",
          reason: "A candle has no interest in problems; the psychologist did.",
        },
        {
          clause:
            "a few common objects, including matches, thumbtacks, and small boxes, were to be used to fix a candle to a door at the request of Karl Duncker",
          noun: "a few common objects",
          kind: "thing",
          reason: "The objects are not interested in anything.",
        },
        {
          clause:
            "German psychologist Karl Duncker's task was to fix a candle to a door with a few common objects, " +
            "including matches, thumbtacks, and boxes",
          noun: "German psychologist Karl Duncker's task",
          kind: "idea",
          reason: "The noun after the comma is *task*; *Duncker's* only says who set it.",
        },
      ],
    },
  ],
};
