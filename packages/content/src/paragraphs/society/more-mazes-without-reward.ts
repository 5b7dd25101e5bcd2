import type { Paragraph } from "../paragraph.ts";

export const moreMazesWithoutReward: Paragraph = {
  id: "more-mazes-without-reward",
  version: 3,
  field: "society",
  source: "Histories of learning theory; textbooks of psychology",
  text:
    "Raised in laboratory cages, rats that psychologists Edward Tolman and Charles Honzik placed in a maze in " +
    "1930 found no food there for ten days and appeared to learn little. When food was placed at the end on " +
    "the eleventh day, their errors fell at once to the level of rats fed from the start. According to " +
    "Tolman, the rats had formed a map of the maze before they had any reason to use it.",
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
  modifiers: [
    {
      opening: "Raised in laboratory cages",
      clause:
        "rats that psychologists Edward Tolman and Charles Honzik placed in a maze in 1930 found no food there " +
        "for ten days and appeared to learn little",
      noun: "rats that psychologists Edward Tolman and Charles Honzik placed in a maze in 1930",
      kind: "living",
      wrong: [
        {
          clause:
            "psychologists Edward Tolman and Charles Honzik gave rats no food in a maze for ten days in 1930, and the " +
            "rats appeared to learn little",
          noun: "psychologists Edward Tolman and Charles Honzik",
          kind: "person",
          reason: "The psychologists were not raised in cages; the rats were.",
        },
        {
          clause:
            "a maze held no food for ten days for rats that Edward Tolman and Charles Honzik placed there in 1930, and little appeared to be learned",
          noun: "a maze",
          kind: "place",
          reason: "A maze is not raised in cages; the rats were.",
        },
        {
          clause:
            "there was no food in a maze for ten days for rats that Edward Tolman and Charles Honzik placed there in 1930, and they seemed to learn little",
          noun: "there",
          kind: "none",
          reason: "*There* names no animal that could be raised in cages.",
        },
      ],
    },
  ],
};
