import type { Paragraph } from "../paragraph.ts";

export const satisficing: Paragraph = {
  id: "satisficing",
  field: "society",
  source: "Encyclopedias of economics; histories of psychology",
  text:
    "Classical models in economics assume that people compare all their options and choose the best. In an " +
    "article of 1956, Herbert Simon proposed a different view. The limits of memory and time, he reasoned, make " +
    "an exhaustive comparison impossible; instead of searching for an ideal solution, people accept the first " +
    'option that is good enough, a strategy to which he gave the name "satisficing."',
  joints: [
    {
      kind: "subject-and-verb",
      after: "assume that people compare all their options and choose the best",
      verb: "assume",
    },
    { kind: "noun-and-phrase", after: "in economics" },
    { kind: "second-verb", after: "choose the best", verbs: ["compare", "choose"] },
    { kind: "front", after: "Herbert Simon proposed a different view", verbs: ["proposed"] },
    {
      kind: "inset",
      after: "he reasoned",
      then: "make an exhaustive comparison impossible",
      verb: "make",
    },
    { kind: "noun-and-phrase", after: "of memory and time" },
    { kind: "preposition-and-object", after: "memory and time" },
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
};
