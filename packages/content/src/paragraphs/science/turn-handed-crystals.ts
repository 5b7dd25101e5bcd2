import type { Paragraph } from "../paragraph.ts";

export const turnHandedCrystals: Paragraph = {
  id: "turn-handed-crystals",
  version: 2,
  field: "science",
  source: "Histories of chemistry; biographies of Louis Pasteur",
  text:
    "In 1848, French chemist Louis Pasteur noticed that the crystals of a salt of tartaric acid were of two " +
    "kinds, alike except that each was the mirror image of the other. He decided to compare their effects on " +
    "light; to that end, he sorted the crystals by hand and dissolved each kind in water. One solution " +
    "rotated polarized light to the right; by contrast, the other rotated it by an equal angle to the left.",
  joints: [
    { kind: "title-and-name", title: "French chemist", after: "Louis Pasteur" },
    { kind: "second-verb", after: "dissolved each kind in water", verbs: ["sorted", "dissolved"] },
    { kind: "noun-and-phrase", after: "of tartaric acid" },
    { kind: "verb-and-complement", after: "to compare their effects on light", verb: "decided" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to compare", base: "compare", beside: "decided" },
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "the crystals",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "sorted",
      base: "sort",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "to that end",
      first: "He decided to compare their effects on light",
      second: "he sorted the crystals by hand and dissolved each kind in water",
      why: "The first statement says that Pasteur decided to compare the effects of two kinds of crystals on light, and the second says that Pasteur sorted the crystals by hand and dissolved each kind in water.",
    },
    {
      relation: "contrast",
      also: ["similarity", "addition"],
      words: "by contrast",
      first: "One solution rotated polarized light to the right",
      second: "the other rotated it by an equal angle to the left",
      why: "The first statement says that a solution of one kind of crystal rotated polarized light to the right, whereas the second says that a solution of the mirror-image crystals rotated polarized light to the left.",
    },
  ],
};
