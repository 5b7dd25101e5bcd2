import type { Paragraph } from "../paragraph.ts";

export const amyJohnson: Paragraph = {
  id: "amy-johnson",
  version: 3,
  field: "history",
  source: "Histories of aviation; biographies of Amy Johnson",
  text:
    "In May 1930, Amy Johnson, a British engineer with fewer than one hundred hours of flying experience, " +
    "flew alone from England to Australia in less than three weeks, navigating with little more than a " +
    "compass and a set of maps.",
  coda: "The engineer's small biplane had been bought secondhand.",
  joints: [
    {
      kind: "inset",
      after: "a British engineer with fewer than one hundred hours of flying experience",
      next: "flew alone from England to Australia in less than three weeks",
      verb: "flew",
      front: "In May 1930",
    },
    {
      kind: "outcome",
      after: "navigating with little more than a compass and a set of maps",
      verbs: ["flew"],
    },
    { kind: "noun-and-phrase", after: "of flying experience" },
    { kind: "preposition-and-object", after: "fewer than one hundred hours of flying experience" },
    { kind: "noun-and-phrase", after: "of maps" },
    {
      kind: "verb-and-complement",
      after: "alone from England to Australia in less than three weeks",
      verb: "flew",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "navigating", base: "navigate", beside: "flew" },
    {
      kind: "finite",
      verb: "flew",
      base: "fly",
      subject: "Amy Johnson",
      number: "singular",
      tense: "past",
      time: "In May 1930",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "engineer's small biplane",
      word: "engineer's",
      forms: ["engineer", "engineers", "engineer's", "engineers'"],
      counted: "a British engineer",
      role: "owned",
      why: "One engineer, Johnson, is named, and the biplane was hers.",
    },
  ],
};
