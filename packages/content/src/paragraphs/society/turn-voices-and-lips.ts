import type { Paragraph } from "../paragraph.ts";

export const turnVoicesAndLips: Paragraph = {
  id: "turn-voices-and-lips",
  version: 2,
  field: "society",
  source: "Textbooks of cognitive psychology; histories of psychology",
  text:
    "In 1976, psychologists Harry McGurk and John MacDonald reported that the sight of a speaker alters the " +
    "sound that is heard. For example, when the syllable *ba* is played while lips form the syllable *ga*, " +
    "most adults hear *da*. Listeners who know of the illusion are not protected against it. Indeed, it " +
    "persists even after many trials.",
  joints: [
    { kind: "title-and-name", title: "psychologists", after: "Harry McGurk and John MacDonald" },
    {
      kind: "turning-clauses",
      after: "Indeed, it persists even after many trials",
      verbs: ["are not protected", "persists"],
    },
    {
      kind: "essential",
      after: "who know of the illusion",
      next: "are not protected against it",
      verb: "are",
    },
    { kind: "noun-and-phrase", after: "of a speaker" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "alters",
      base: "alter",
      subject: "the sight",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "persists",
      base: "persist",
      subject: "it",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "For example",
      first:
        "In 1976, psychologists Harry McGurk and John MacDonald reported that the sight of a speaker alters the " +
        "sound that is heard",
      second:
        "when the syllable *ba* is played while lips form the syllable *ga*, most adults hear *da*",
      why: "The first statement says that the sight of a speaker alters the sound that is heard, and the second says that most adults hear *da* when the syllable *ba* is played and lips form *ga*.",
    },
    {
      relation: "emphasis",
      also: ["addition", "example"],
      words: "Indeed",
      first: "Listeners who know of the illusion are not protected against it",
      second: "it persists even after many trials",
      why: "The first statement says that knowledge of the illusion does not protect listeners against the illusion, and the second says that the illusion of a changed syllable persists even after many trials.",
    },
  ],
};
