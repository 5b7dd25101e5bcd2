import type { Paragraph } from "../paragraph.ts";

export const satisficing: Paragraph = {
  id: "satisficing",
  field: "society",
  source: "Encyclopedias of economics; histories of psychology",
  text:
    "Classical models in economics assume that people compare all their options and choose the best. In an " +
    "article published in 1956, the American economist Herbert Simon proposed a different view. The limits of " +
    "memory and time, he reasoned, make an exhaustive comparison impossible; instead of searching for an " +
    "ideal solution, people accept the first option that is good enough, a strategy to which he gave the name " +
    '"satisficing."',
  joints: [
    {
      kind: "subject-and-verb",
      after: "assume that people compare all their options and choose the best",
      verb: "assume",
    },
    { kind: "noun-and-phrase", after: "in economics" },
    { kind: "second-verb", after: "choose the best", verbs: ["compare", "choose"] },
    {
      kind: "front",
      after: "the American economist Herbert Simon proposed a different view",
      verbs: ["proposed"],
    },
    { kind: "noun-and-phrase", after: "of memory and time" },
    { kind: "preposition-and-object", after: "memory and time" },
    { kind: "title-and-name", after: "Herbert Simon" },
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
