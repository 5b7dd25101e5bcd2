import type { Paragraph } from "../paragraph.ts";

export const residenceOfWater: Paragraph = {
  id: "residence-of-water",
  version: 2,
  field: "geography",
  source: "Textbooks on limnology; surveys of the Great Lakes",
  text:
    "Hydrologists characterize a lake by its residence time, the ratio of the volume of the water to the rate at " +
    "which it flows out. The residence time of Lake Superior is about 190 years; in other words, a drop of water " +
    "that enters the lake remains there, on average, for nearly two centuries.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "in other words, a drop of water that enters the lake remains there, on average, for nearly two centuries",
      verbs: ["is", "remains"],
    },
    { kind: "subject-and-verb", after: "is about 190 years", verb: "is" },
    { kind: "noun-and-phrase", after: "of Lake Superior" },
    { kind: "preposition-and-object", after: "its residence time" },
    { kind: "verb-and-complement", after: "a lake by its residence time", verb: "characterize" },
    { kind: "noun-and-phrase", after: "of the water" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "characterize",
      base: "characterize",
      subject: "Hydrologists",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "remains",
      base: "remain",
      subject: "a drop",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "in other words",
      first: "The residence time of Lake Superior is about 190 years",
      second:
        "a drop of water that enters the lake remains there, on average, for nearly two centuries",
      why: "The first statement says that the residence time of Lake Superior is about 190 years, and the second says that a drop of water remains in Lake Superior for nearly two centuries on average.",
    },
  ],
  pronouns: [
    { word: "its", at: "its residence time, the", antecedent: "a lake" },
    { word: "it", at: "it flows out", antecedent: "the water" },
  ],
};
