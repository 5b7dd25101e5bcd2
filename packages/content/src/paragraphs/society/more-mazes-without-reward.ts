import type { Paragraph } from "../paragraph.ts";

export const moreMazesWithoutReward: Paragraph = {
  id: "more-mazes-without-reward",
  field: "society",
  source: "Histories of learning theory; textbooks of psychology",
  text:
    "Hungry rats that Edward Tolman and Charles Honzik placed in a maze in 1930 found no food there for ten " +
    "days and appeared to learn little. When food was placed at the end on the eleventh day, their errors " +
    "fell at once to the level of rats fed from the start. The rats had formed a map of the maze before they " +
    "used it; in other words, an animal may learn long before it acts.",
  joints: [
    {
      kind: "verb-and-complement",
      after: "a map of the maze before they used it",
      verb: "had formed",
    },
    {
      kind: "turning-clauses",
      after: "in other words, an animal may learn long before it acts",
      verbs: ["had formed", "may learn"],
    },
    { kind: "noun-and-phrase", after: "of the maze before they used it" },
    { kind: "noun-and-phrase", after: "of rats fed from the start" },
    { kind: "second-verb", after: "appeared to learn little", verbs: ["found", "appeared"] },
    {
      kind: "dependent-first",
      after: "their errors fell at once to the level of rats fed from the start",
      verbs: ["was placed", "fell"],
    },
    { kind: "preposition-and-object", after: "the eleventh day" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to learn", base: "learn", beside: "appeared" },
    {
      kind: "finite",
      verb: "had formed",
      base: "form",
      subject: "The rats",
      number: "plural",
      tense: "past-perfect",
    },
  ],
  turns: [
    {
      relation: "restatement",
      words: "in other words",
      first: "The rats had formed a map of the maze before they used it",
      second: "an animal may learn long before it acts",
      why: "The second statement says of animals in general what the first says of the rats and their map.",
    },
  ],
};
