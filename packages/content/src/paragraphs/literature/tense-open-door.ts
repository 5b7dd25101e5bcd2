import type { Paragraph } from "../paragraph.ts";

export const tenseOpenDoor: Paragraph = {
  id: "tense-open-door",
  field: "literature",
  source: "Histories of American poetry; encyclopedia entries on Poetry magazine",
  text:
    "After she founded the magazine *Poetry* in Chicago, Harriet Monroe promised to keep its door open to " +
    "verse of every school. Since 1912, the magazine has kept that promise, printing traditional sonnets and " +
    'radical experiments alike. In 1915, the editor published the first important poem of T. S. Eliot, "The ' +
    'Love Song of J. Alfred Prufrock," which Ezra Pound, a contributor then living in London, urged her to ' +
    "accept.",
  joints: [
    {
      kind: "dependent-first",
      after: "Harriet Monroe promised to keep its door open to verse of every school",
      verbs: ["founded", "promised"],
    },
    { kind: "verb-and-complement", after: "that promise", verb: "has kept" },
    { kind: "noun-and-phrase", after: "of every school" },
    { kind: "preposition-and-object", after: "every school" },
    {
      kind: "verb-and-complement",
      after: "the first important poem of T. S. Eliot",
      verb: "published",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has kept",
      base: "keep",
      subject: "the magazine",
      number: "singular",
      tense: "perfect",
      time: "Since 1912",
    },
    {
      kind: "finite",
      verb: "published",
      base: "publish",
      subject: "the editor",
      number: "singular",
      tense: "past",
      time: "In 1915",
    },
    { kind: "outcome", verb: "printing", base: "print", beside: "has kept" },
  ],
  turns: [],
};
