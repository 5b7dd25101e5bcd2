import type { Paragraph } from "../paragraph.ts";

export const clockDrivenByWater: Paragraph = {
  id: "clock-driven-by-water",
  version: 3,
  field: "technology",
  source: "Histories of Chinese science and of timekeeping",
  text:
    "The astronomical clock tower that Chinese scholar Su Song designed in the late eleventh century was " +
    "driven by a large waterwheel, whose motion was checked at regular intervals by a mechanism of levers: an " +
    "early form of the escapement.",
  coda: "The tower's upper platform held an instrument for observing the stars.",
  joints: [
    {
      kind: "essential",
      after: "that Chinese scholar Su Song designed in the late eleventh century",
      next: "was driven by a large waterwheel",
      verb: "was",
    },
    { kind: "title-and-name", title: "Chinese scholar", after: "Su Song" },
    { kind: "noun-and-phrase", after: "of levers" },
    { kind: "preposition-and-object", after: "a large waterwheel" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was driven",
      base: "drive",
      subject: "The astronomical clock tower",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "tower's upper platform",
      word: "tower's",
      forms: ["tower", "towers", "tower's", "towers'"],
      counted: "The astronomical clock tower",
      role: "owned",
      why: "One clock tower is described, and the platform is a part of it.",
    },
  ],
};
