import type { Paragraph } from "../paragraph.ts";

export const craftKnottedLine: Paragraph = {
  id: "craft-knotted-line",
  version: 2,
  field: "history",
  source: "Standard histories of navigation",
  text:
    "In the eighteenth century, sailors determined the speed of a ship with the help of three " +
    "objects: a wooden float, a line knotted at regular intervals, and a small sandglass. The " +
    "number of knots that passed through one sailor's bare fingers before the sand ran out gave " +
    "the speed of the ship in nautical miles per hour.",
  joints: [
    {
      kind: "list",
      after: "a wooden float, a line knotted at regular intervals, and a small sandglass",
      verbs: ["determined"],
    },
    {
      kind: "items",
      items: ["a wooden float", "a line knotted at regular intervals", "a small sandglass"],
    },
    {
      kind: "subject-and-verb",
      after: "gave the speed of the ship in nautical miles per hour",
      verb: "gave",
    },
    { kind: "preposition-and-object", after: "regular intervals" },
    {
      kind: "verb-and-complement",
      after: "the speed of a ship with the help of three objects",
      verb: "determined",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "determined",
      base: "determine",
      subject: "sailors",
      number: "plural",
      tense: "past",
      time: "In the eighteenth century",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "sailor's bare fingers",
      word: "sailor's",
      forms: ["sailor", "sailors", "sailor's", "sailors'"],
      counted: "through one",
      role: "owned",
      why: "One sailor holds the line, and the fingers are that sailor's.",
    },
  ],
};
