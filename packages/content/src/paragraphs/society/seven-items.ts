import type { Paragraph } from "../paragraph.ts";

export const sevenItems: Paragraph = {
  id: "seven-items",
  version: 3,
  field: "society",
  source: "Textbooks of cognitive psychology",
  text:
    'Writing in "The Magical Number Seven, Plus or Minus Two" (1956), psychologist George Miller drew ' +
    "attention to a limit that recurs in studies of the mind. Most adults can repeat about seven digits after " +
    "hearing them once. Similarly, most can identify about six tones that differ only in pitch. The first of " +
    "these limits can be stretched: a series of letters is remembered more easily when its parts form " +
    "familiar units.",
  joints: [
    { kind: "title-and-name", title: "psychologist", after: "George Miller" },
    {
      kind: "turning-clauses",
      after: "Similarly, most can identify about six tones that differ only in pitch",
      verbs: ["can repeat", "can identify"],
    },
    { kind: "subject-and-verb", after: "can be stretched", verb: "can be" },
    { kind: "noun-and-phrase", after: "of the mind" },
    { kind: "noun-and-phrase", after: "of letters" },
    {
      kind: "verb-and-complement",
      after: "about seven digits after hearing them once",
      verb: "can repeat",
    },
    { kind: "preposition-and-object", after: "hearing them once" },
    { kind: "preposition-and-object", after: "pitch" },
  ],
  verbs: [
    { kind: "relative", verb: "recurs", base: "recur", antecedent: "a limit", number: "singular" },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "a series",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "drew",
      base: "draw",
      subject: "psychologist George Miller",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first: "Most adults can repeat about seven digits after hearing them once",
      second: "most can identify about six tones that differ only in pitch",
      why: "The first statement says that most adults can repeat about seven digits after a single hearing, and the second says that most adults can identify about six tones that differ only in pitch.",
    },
  ],
  pronouns: [{ word: "its", at: "its parts form", antecedent: "a series" }],
  modifiers: [
    {
      opening: 'Writing in "The Magical Number Seven, Plus or Minus Two" (1956)',
      clause:
        "psychologist George Miller drew attention to a limit that recurs in studies of the mind",
      noun: "psychologist George Miller",
      kind: "person",
      wrong: [
        {
          clause:
            "a limit that recurs in studies of the mind was brought to attention by psychologist George Miller",
          noun: "a limit",
          kind: "idea",
          reason: "A limit does not write an article.",
        },
        {
          clause:
            "attention was drawn by psychologist George Miller to a limit that recurs in studies of the mind",
          noun: "attention",
          kind: "idea",
          reason: "Attention does not write an article; the psychologist did.",
        },
        {
          clause:
            "studies of the mind have a recurring limit that was brought to attention by George Miller",
          noun: "studies of the mind",
          kind: "idea",
          reason: "The studies are what he wrote about; here they would be writing the article.",
        },
      ],
    },
  ],
};
