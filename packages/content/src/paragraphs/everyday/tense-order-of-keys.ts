import type { Paragraph } from "../paragraph.ts";

export const tenseOrderOfKeys: Paragraph = {
  id: "tense-order-of-keys",
  version: 2,
  field: "everyday",
  source: "Histories of office technology; encyclopedia entries on the typewriter",
  text:
    "Since the 1870s, the order of letters on most English keyboards has remained almost the same. It was " +
    "devised for early typewriters by Christopher Latham Sholes, an editor in Milwaukee. In 1936, " +
    "psychologist August Dvorak patented an arrangement designed for speed, placing the vowels and the most " +
    "frequent consonants in the middle row. Nevertheless, few typists were willing to learn it, and it never " +
    "displaced the older one.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Nevertheless, few typists were willing to learn it",
      verbs: ["patented", "were"],
    },
    {
      kind: "outcome",
      after: "placing the vowels and the most frequent consonants in the middle row",
      verbs: ["patented"],
    },
    { kind: "title-and-name", title: "psychologist", after: "August Dvorak" },
    {
      kind: "coordinated",
      after: "it never displaced the older one",
      verbs: ["were", "displaced"],
    },
    { kind: "noun-and-phrase", after: "of letters" },
    { kind: "subject-and-verb", after: "has remained almost the same", verb: "has remained" },
    { kind: "preposition-and-object", after: "early typewriters" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has remained",
      base: "remain",
      subject: "the order",
      number: "singular",
      tense: "perfect",
      time: "Since the 1870s",
    },
    {
      kind: "finite",
      verb: "patented",
      base: "patent",
      subject: "psychologist August Dvorak",
      number: "singular",
      tense: "past",
      time: "In 1936",
    },
    { kind: "outcome", verb: "placing", base: "place", beside: "patented" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast"],
      words: "Nevertheless",
      first:
        "In 1936, psychologist August Dvorak patented an arrangement designed for speed, placing the vowels " +
        "and the most frequent consonants in the middle row",
      second: "few typists were willing to learn it",
      why: "The first statement says that Dvorak patented an arrangement of keys designed for speed, but the second reports that few typists were willing to learn the arrangement that Dvorak patented.",
    },
  ],
};
