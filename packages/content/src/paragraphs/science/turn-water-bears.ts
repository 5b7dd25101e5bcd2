import type { Paragraph } from "../paragraph.ts";

export const turnWaterBears: Paragraph = {
  id: "turn-water-bears",
  version: 2,
  field: "science",
  source: "Textbooks of invertebrate zoology; reviews of research on tardigrades",
  text:
    "Tardigrades, animals less than a millimeter and a half long, withdraw their legs and lose nearly all of " +
    "their water when their surroundings dry out. In this state, they can survive temperatures near absolute " +
    "zero, strong radiation, and the vacuum of space. In short, a dried tardigrade endures what would kill " +
    "most animals. Its life processes almost stop; in fact, its metabolism may fall below one percent of the " +
    "normal rate.",
  joints: [
    {
      kind: "inset",
      after: "animals less than a millimeter and a half long",
      next: "withdraw their legs and lose nearly all of their water when their surroundings dry out",
      verb: "withdraw",
    },
    {
      kind: "items",
      items: ["temperatures near absolute zero", "strong radiation", "the vacuum of space"],
    },
    {
      kind: "turning-clauses",
      after: "in fact, its metabolism may fall below one percent of the normal rate",
      verbs: ["stop", "may fall"],
    },
    { kind: "noun-and-phrase", after: "of space" },
    { kind: "preposition-and-object", after: "the normal rate" },
    {
      kind: "lead-and-series",
      after: "temperatures near absolute zero, strong radiation, and the vacuum of space",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "withdraw",
      base: "withdraw",
      subject: "Tardigrades",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "endures",
      base: "endure",
      subject: "a dried tardigrade",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "In this state, they can survive temperatures near absolute zero, strong radiation, and the vacuum of space",
      second: "a dried tardigrade endures what would kill most animals",
      why: "The first statement says that dried tardigrades can survive temperatures near absolute zero, strong radiation, and the vacuum of space, and the second says that a dried tardigrade endures what would kill most animals.",
    },
    {
      relation: "emphasis",
      also: ["cause", "example", "restatement"],
      words: "in fact",
      first: "Its life processes almost stop",
      second: "its metabolism may fall below one percent of the normal rate",
      why: "The first statement says that the life processes of a dried tardigrade almost stop, and the second says that the metabolism of a tardigrade may fall below one percent of the normal rate.",
    },
  ],
};
