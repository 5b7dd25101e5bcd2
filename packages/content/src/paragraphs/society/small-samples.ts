import type { Paragraph } from "../paragraph.ts";

export const smallSamples: Paragraph = {
  id: "small-samples",
  version: 2,
  field: "society",
  source: "Histories of statistics",
  text:
    "William Sealy Gosset, a chemist at a brewery in Dublin, often had only a handful of measurements by " +
    "which to judge a batch of barley. The statistical methods of his time were reliable only for large " +
    'samples. Therefore, he devised a method for small ones. It appeared in 1908 under the name "Student."',
  joints: [
    {
      kind: "inset",
      after: "a chemist at a brewery in Dublin",
      next: "often had only a handful of measurements by which to judge a batch of barley",
      verb: "often had",
    },
    { kind: "subject-and-verb", after: "were reliable only for large samples", verb: "were" },
    { kind: "noun-and-phrase", after: "of his time" },
    {
      kind: "turning-clauses",
      after: "Therefore, he devised a method for small ones",
      verbs: ["were", "devised"],
    },
    { kind: "preposition-and-object", after: "large samples" },
    { kind: "verb-and-complement", after: "reliable only for large samples", verb: "were" },
    {
      kind: "verb-and-complement",
      after: "only a handful of measurements by which to judge a batch of barley",
      verb: "often had",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The statistical methods",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "devised",
      base: "devise",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["contrast", "concession", "replacement", "sequence", "purpose"],
      words: "Therefore",
      first: "The statistical methods of his time were reliable only for large samples",
      second: "he devised a method for small ones",
      why: "The first statement says that the statistical methods of Gosset's time were reliable only for large samples, and the second says that Gosset devised a statistical method for small samples.",
    },
  ],
};
