import type { Paragraph } from "../paragraph.ts";

export const moreStepsAtPanama: Paragraph = {
  id: "more-steps-at-panama",
  version: 2,
  field: "geography",
  source: "Histories of engineering; encyclopedias of Panama",
  text:
    "Although the French company that began the Panama Canal had wanted to dig a channel at the level of the " +
    "sea, American engineers chose to dam the Chagres River and raise ships to the lake behind the dam. The " +
    "locks, which have been in service since 1914, are filled by a single force: gravity. In fact, no pump " +
    "has ever been needed to move the water of the original locks.",
  joints: [
    {
      kind: "dependent-first",
      after:
        "American engineers chose to dam the Chagres River and raise ships to the lake behind the dam",
      verbs: ["had wanted", "chose"],
    },
    {
      kind: "inset",
      after: "which have been in service since 1914",
      next: "are filled by a single force",
      verb: "are filled",
    },
    {
      kind: "turning-clauses",
      after: "In fact, no pump has ever been needed to move the water of the original locks",
      verbs: ["are filled", "has ever been"],
    },
    { kind: "noun-and-phrase", after: "of the original locks" },
    { kind: "noun-and-phrase", after: "of the sea" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to dig", base: "dig", beside: "wanted" },
    {
      kind: "finite",
      verb: "are filled",
      base: "fill",
      subject: "The locks",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "restatement"],
      words: "In fact",
      first:
        "The locks, which have been in service since 1914, are filled by a single force: gravity",
      second: "no pump has ever been needed to move the water of the original locks",
      why: "The first statement says that the locks of the canal are filled by gravity alone, and the second says that no pump has ever been needed to move the water of the locks.",
    },
  ],
};
