import type { Paragraph } from "../paragraph.ts";

export const turnVoicesAndLips: Paragraph = {
  id: "turn-voices-and-lips",
  version: 2,
  field: "society",
  source: "Textbooks of cognitive psychology; histories of psychology",
  text:
    "In 1976, psychologists Harry McGurk and John MacDonald reported that the sight of a speaker alters the " +
    "sound that is heard. When the syllable *ba* is played while lips form the syllable *ga*, for example, " +
    "most adults hear *da*. Listeners who know of the illusion are not protected. Indeed, it persists after " +
    "many trials.",
  joints: [
    { kind: "title-and-name", title: "psychologists", after: "Harry McGurk and John MacDonald" },
    {
      kind: "turning-clauses",
      after: "Indeed, it persists after many trials",
      verbs: ["are not protected", "persists"],
    },
    {
      kind: "essential",
      after: "who know of the illusion",
      next: "are not protected",
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
      words: "for example",
      first:
        "In 1976, psychologists Harry McGurk and John MacDonald reported that the sight of a speaker alters the " +
        "sound that is heard",
      second:
        "When the syllable *ba* is played while lips form the syllable *ga* most adults hear *da*",
      why: "The first statement says that sight alters what is heard, and the second gives one case with particular syllables.",
    },
    {
      relation: "emphasis",
      also: ["addition", "example"],
      words: "Indeed",
      first: "Listeners who know of the illusion are not protected",
      second: "it persists after many trials",
      why: "The first statement says that knowledge gives no protection, and the second strengthens this: even many trials do not end the illusion.",
    },
  ],
};
