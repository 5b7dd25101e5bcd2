import type { Paragraph } from "../paragraph.ts";

export const moreMazesWithoutReward: Paragraph = {
  id: "more-mazes-without-reward",
  field: "society",
  source: "Histories of learning theory; textbooks of psychology",
  text:
    "Hungry rats that the psychologists Edward Tolman and Charles Honzik placed in a maze in 1930 found no " +
    "food there for ten days and appeared to learn little. When food was placed at the end on the eleventh " +
    "day, their errors fell at once to the level of rats fed from the start. According to Tolman, the rats " +
    "had formed a map of the maze before they had any reason to use it.",
  joints: [
    {
      kind: "verb-and-complement",
      after: "a map of the maze before they had any reason to use it",
      verb: "had formed",
    },
    { kind: "noun-and-phrase", after: "of the maze before they had any reason to use it" },
    { kind: "noun-and-phrase", after: "of rats fed from the start" },
    { kind: "second-verb", after: "appeared to learn little", verbs: ["found", "appeared"] },
    {
      kind: "dependent-first",
      after: "their errors fell at once to the level of rats fed from the start",
      verbs: ["was placed", "fell"],
    },
    { kind: "preposition-and-object", after: "the eleventh day" },
  ],
  verbs: [{ kind: "infinitive", verb: "to learn", base: "learn", beside: "appeared" }],
  turns: [],
};
