import type { Paragraph } from "../paragraph.ts";

export const satisficing: Paragraph = {
  id: "satisficing",
  version: 3,
  field: "society",
  source: "Encyclopedias of economics; histories of psychology",
  text:
    "Classical models in economics assume that people compare all their options and choose the best. Trained " +
    "in political science, American economist Herbert Simon proposed a different view in an article published " +
    "in 1956. The limits of memory and time, he reasoned, make an exhaustive comparison impossible; instead " +
    "of searching for an ideal solution, people accept the first option that is good enough, a strategy to " +
    'which he gave the name "satisficing."',
  joints: [
    {
      kind: "subject-and-verb",
      after: "assume that people compare all their options and choose the best",
      verb: "assume",
    },
    { kind: "noun-and-phrase", after: "in economics" },
    { kind: "second-verb", after: "choose the best", verbs: ["compare", "choose"] },
    { kind: "noun-and-phrase", after: "of memory and time" },
    { kind: "preposition-and-object", after: "memory and time" },
    { kind: "title-and-name", title: "American economist", after: "Herbert Simon" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "assume",
      base: "assume",
      subject: "Classical models",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "make",
      base: "make",
      subject: "The limits",
      number: "plural",
      tense: "present",
    },
    { kind: "preposition", verb: "searching", base: "search", beside: "accept" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Trained in political science",
      clause:
        "American economist Herbert Simon proposed a different view in an article published in 1956",
      noun: "American economist Herbert Simon",
      kind: "person",
      wrong: [
        {
          clause:
            "a different view was proposed by American economist Herbert Simon in an article published in 1956",
          noun: "a different view",
          kind: "idea",
          reason: "A view has no training; the economist did.",
        },
        {
          clause:
            "American economist Herbert Simon's article, published in 1956, proposed a different view",
          noun: "American economist Herbert Simon's article",
          kind: "work",
          reason: "The noun after the comma is *article*; *Simon's* only says whose it is.",
        },
        {
          clause: "the year 1956 brought a different view in an article by economist Herbert Simon",
          noun: "the year 1956",
          kind: "idea",
          reason: "A year was not trained in any science.",
        },
      ],
    },
  ],
};
