import type { Paragraph } from "../paragraph.ts";

export const metalTypeInKorea: Paragraph = {
  id: "metal-type-in-korea",
  field: "literature",
  source: "Standard histories of printing; histories of Korea",
  text:
    "The *Jikji*, a collection of Buddhist teachings printed in Korea in 1377, is the oldest surviving book made " +
    "with movable metal type; the Bible that Johannes Gutenberg printed in Mainz in the 1450s is younger by " +
    "nearly eighty years.",
  joints: [
    {
      kind: "inset",
      after: "a collection of Buddhist teachings printed in Korea in 1377",
      next: "is the oldest surviving book made with movable metal type",
      verb: "is",
    },
    {
      kind: "clauses",
      after:
        "the Bible that Johannes Gutenberg printed in Mainz in the 1450s is younger by nearly eighty years",
      verbs: ["is", "is"],
    },
    { kind: "subject-and-verb", after: "is younger by nearly eighty years", verb: "is" },
    { kind: "noun-and-phrase", after: "of Buddhist teachings" },
    { kind: "preposition-and-object", after: "movable metal type" },
    { kind: "verb-and-complement", after: "younger by nearly eighty years", verb: "is" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "printed",
      base: "print",
      subject: "Johannes Gutenberg",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
