import type { Paragraph } from "../paragraph.ts";

export const datedScroll: Paragraph = {
  id: "dated-scroll",
  field: "literature",
  source: "Standard histories of the book; catalogs of the British Library",
  text:
    "A copy of the *Diamond Sutra* found in a sealed cave near Dunhuang, in northwestern China, is the earliest " +
    "known printed book that bears a date: a note at the end of the scroll states that a man named Wang Jie had " +
    "it made in 868 on behalf of his parents.",
  joints: [
    {
      kind: "explanation",
      after:
        "a note at the end of the scroll states that a man named Wang Jie had it made in 868 on behalf of his parents",
      verbs: ["is", "states"],
    },
    {
      kind: "verb-and-complement",
      after: "that a man named Wang Jie had it made in 868 on behalf of his parents",
      verb: "states",
    },
    { kind: "noun-and-phrase", after: "at the end of the scroll" },
    { kind: "noun-and-phrase", after: "of the *Diamond Sutra*" },
    { kind: "preposition-and-object", after: "his parents" },
    {
      kind: "subject-and-verb",
      after: "states that a man named Wang Jie had it made in 868 on behalf of his parents",
      verb: "states",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "states",
      base: "state",
      subject: "a note",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "bears",
      base: "bear",
      antecedent: "the earliest known printed book",
      number: "singular",
    },
  ],
  turns: [],
};
