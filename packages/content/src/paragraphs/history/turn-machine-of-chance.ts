import type { Paragraph } from "../paragraph.ts";

export const turnMachineOfChance: Paragraph = {
  id: "turn-machine-of-chance",
  version: 2,
  field: "history",
  source: "Histories of Athenian democracy; museum catalogs",
  text:
    "The Athenians of the fourth century BCE wanted no one to know in advance who would serve on a jury. To " +
    "that end, they slid bronze tickets that bore the names of citizens into rows of slots in a stone slab. " +
    "Black and white balls then fell from a tube, and each accepted or dismissed a whole row. Wealth, rank, " +
    "and eloquence played no part; in short, chance alone chose the jurors.",
  joints: [
    {
      kind: "coordinated",
      after: "each accepted or dismissed a whole row",
      verbs: ["fell", "accepted"],
    },
    { kind: "noun-and-phrase", after: "of the fourth century BCE" },
    { kind: "items", items: ["Wealth", "rank", "eloquence"] },
    { kind: "noun-and-phrase", after: "of slots" },
    { kind: "preposition-and-object", after: "a tube" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "wanted",
      base: "want",
      subject: "The Athenians",
      number: "plural",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "bore",
      base: "bear",
      antecedent: "bronze tickets",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "replacement"],
      words: "To that end",
      first:
        "The Athenians of the fourth century BCE wanted no one to know in advance who would serve on a jury",
      second:
        "they slid bronze tickets that bore the names of citizens into rows of slots in a stone slab",
      why: "The first statement says that the Athenians wanted no one to know in advance who would serve on a jury, and the second reports that the Athenians slid tickets with the names of citizens into rows of slots.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis", "replacement"],
      words: "in short",
      first: "Wealth, rank, and eloquence played no part",
      second: "chance alone chose the jurors",
      why: "The first statement says that wealth, rank, and eloquence played no part in the choice of jurors, and the second says that chance alone chose the jurors of Athens.",
    },
  ],
};
