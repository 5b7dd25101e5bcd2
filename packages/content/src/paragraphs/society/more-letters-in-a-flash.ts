import type { Paragraph } from "../paragraph.ts";

export const moreLettersInAFlash: Paragraph = {
  id: "more-letters-in-a-flash",
  version: 3,
  field: "society",
  source: "Histories of cognitive psychology; textbooks of memory",
  text:
    "When twelve letters in three rows appear for a fraction of a second, a viewer is able to name only four " +
    "or five of them. In 1960, psychologist George Sperling sounded a tone just after the letters had " +
    "vanished, telling the viewer to report one row of the three. Whichever row was chosen, most of it was " +
    "named correctly; thus, most of the rows' twelve letters must have remained available for a moment.",
  joints: [
    {
      kind: "dependent-first",
      after: "a viewer is able to name only four or five of them",
      verbs: ["appear", "is"],
    },
    {
      kind: "outcome",
      after: "telling the viewer to report one row of the three",
      verbs: ["sounded"],
    },
    { kind: "title-and-name", title: "psychologist", after: "George Sperling" },
    { kind: "noun-and-phrase", after: "of a second" },
    { kind: "noun-and-phrase", after: "of the three" },
    {
      kind: "verb-and-complement",
      after: "a tone just after the letters had vanished",
      verb: "sounded",
    },
    { kind: "preposition-and-object", after: "a moment" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to name", base: "name", beside: "able" },
    { kind: "outcome", verb: "telling", base: "tell", beside: "sounded" },
    {
      kind: "finite",
      verb: "sounded",
      base: "sound",
      subject: "psychologist George Sperling",
      number: "singular",
      tense: "past",
      time: "In 1960",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "rows' twelve letters",
      word: "rows'",
      forms: ["row", "rows", "row's", "rows'"],
      counted: "three rows",
      role: "owned",
      why: "The letters stand in three rows and so belong to more than one.",
    },
  ],
};
