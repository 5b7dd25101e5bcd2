import type { Paragraph } from "../paragraph.ts";

export const craftScrewThreads: Paragraph = {
  id: "craft-screw-threads",
  version: 3,
  field: "history",
  source: "Standard histories of engineering; biographies of Joseph Whitworth",
  text: "In an 1841 paper, Manchester engineer Joseph Whitworth proposed a uniform system for the threads of screws. Until then, each workshop had followed a pattern of its own. As a result, bolts produced by one firm seldom fit nuts produced by another. Measured between the sides of the thread, the angle that Whitworth derived by comparing samples from many manufacturers was 55 degrees.",
  joints: [
    { kind: "title-and-name", title: "Manchester engineer", after: "Joseph Whitworth" },
    {
      kind: "essential",
      after: "that Whitworth derived by comparing samples from many manufacturers",
      next: "was 55 degrees",
      verb: "was",
    },
    { kind: "noun-and-phrase", after: "of screws" },
    { kind: "preposition-and-object", after: "the threads of screws" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "proposed",
      base: "propose",
      subject: "Manchester engineer Joseph Whitworth",
      number: "singular",
      tense: "past",
      time: "In an 1841 paper",
    },
    { kind: "preposition", verb: "comparing", base: "compare", beside: "derived" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["example", "restatement", "emphasis", "evaluation"],
      words: "As a result",
      first: "each workshop had followed a pattern of its own",
      second: "bolts produced by one firm seldom fit nuts produced by another",
      why: "The first statement says that each workshop had followed its own pattern for the threads of screws, and the second says that bolts seldom fit nuts that a different firm had produced.",
    },
  ],
  nouns: [
    {
      at: "workshop had followed",
      word: "workshop",
      forms: ["workshop", "workshops", "workshop's", "workshops'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single workshop is meant, and the words that follow tell what it had done.",
    },
  ],
  modifiers: [
    {
      opening: "Measured between the sides of the thread",
      clause:
        "the angle that Whitworth derived by comparing samples from many manufacturers was 55 degrees",
      noun: "the angle",
      kind: "idea",
      wrong: [
        {
          clause:
            "Whitworth derived an angle of 55 degrees by comparing samples from many manufacturers",
          noun: "Whitworth",
          kind: "person",
          reason: "Whitworth was not measured; the angle was.",
        },
        {
          clause:
            "samples from many manufacturers gave Whitworth, who compared them, an angle of 55 degrees",
          noun: "samples from many manufacturers",
          kind: "thing",
          reason: "The samples were compared; it is the angle between the sides that is measured.",
        },
        {
          clause:
            "many manufacturers supplied the samples from which Whitworth derived an angle of 55 degrees",
          noun: "many manufacturers",
          kind: "person",
          reason: "Manufacturers are not measured between the sides of a thread.",
        },
      ],
    },
  ],
};
