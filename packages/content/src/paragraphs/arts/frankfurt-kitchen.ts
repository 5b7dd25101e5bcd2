import type { Paragraph } from "../paragraph.ts";

export const frankfurtKitchen: Paragraph = {
  id: "frankfurt-kitchen",
  version: 3,
  field: "arts",
  source: "Standard histories of modern design; encyclopedia entries on Margarete Schütte-Lihotzky",
  text:
    "Austrian architect Margarete Schütte-Lihotzky sought to reduce the labor of preparing meals in the " +
    "public housing of Frankfurt. To this end, she timed common tasks with a stopwatch and studied the " +
    "compact galleys of railroad dining cars, arranging the kitchen that she completed in 1926 so that each " +
    "cook's daily tasks would take as few steps as possible.",
  joints: [
    { kind: "title-and-name", title: "Austrian architect", after: "Margarete Schütte-Lihotzky" },
    {
      kind: "second-verb",
      after: "studied the compact galleys of railroad dining cars",
      verbs: ["timed", "studied"],
    },
    { kind: "noun-and-phrase", after: "of railroad dining cars" },
    { kind: "noun-and-phrase", after: "of Frankfurt" },
    { kind: "preposition-and-object", after: "the public housing of Frankfurt" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to reduce", base: "reduce", beside: "sought" },
    { kind: "preposition", verb: "preparing", base: "prepare", beside: "sought" },
    { kind: "outcome", verb: "arranging", base: "arrange", beside: "studied" },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "example"],
      words: "To this end",
      first:
        "Austrian architect Margarete Schütte-Lihotzky sought to reduce the labor of preparing meals in the " +
        "public housing of Frankfurt",
      second:
        "she timed common tasks with a stopwatch and studied the compact galleys of railroad dining cars",
      why: "The first statement says that Schütte-Lihotzky sought to reduce the labor of preparing meals, and the second reports that Schütte-Lihotzky timed kitchen tasks and studied the compact galleys of dining cars.",
    },
  ],
  nouns: [
    {
      at: "cook's daily tasks",
      word: "cook's",
      forms: ["cook", "cooks", "cook's", "cooks'"],
      counted: "each",
      role: "owned",
      why: "Each cook is taken singly, and the tasks are that cook's.",
    },
  ],
};
