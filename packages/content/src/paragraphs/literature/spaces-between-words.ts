import type { Paragraph } from "../paragraph.ts";

export const spacesBetweenWords: Paragraph = {
  id: "spaces-between-words",
  field: "literature",
  source: "Standard histories of reading and of handwriting",
  text:
    "Because Latin was a foreign language to them, Irish scribes of the seventh century began to separate its " +
    "words with spaces, which earlier manuscripts had lacked. The practice made texts easier to read in silence, " +
    "and copyists elsewhere in Europe gradually adopted it.",
  joints: [
    {
      kind: "dependent-first",
      after: "Irish scribes of the seventh century began to separate its words with spaces",
      verbs: ["was", "began"],
    },
    {
      kind: "coordinated",
      after: "copyists elsewhere in Europe gradually adopted it",
      verbs: ["made", "gradually adopted"],
    },
    { kind: "noun-and-phrase", after: "of the seventh century" },
    { kind: "subject-and-verb", after: "made texts easier to read in silence", verb: "made" },
    { kind: "verb-and-complement", after: "texts easier to read in silence", verb: "made" },
    { kind: "preposition-and-object", after: "the seventh century" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "made",
      base: "make",
      subject: "The practice",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
