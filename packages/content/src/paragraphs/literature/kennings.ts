import type { Paragraph } from "../paragraph.ts";

export const kennings: Paragraph = {
  id: "kennings",
  version: 3,
  field: "literature",
  source: "Standard histories of Old English literature",
  text:
    "Fond of riddles and of indirect description, poets who composed in Old English favored kennings, " +
    "compound words that name a thing by one of its features or uses. For instance, the poet of *Beowulf* " +
    "calls the sea the whale-road and the human body the bone-house.",
  joints: [
    {
      kind: "essential",
      after: "who composed in Old English",
      next: "favored kennings",
      verb: "favored",
    },
    { kind: "noun-and-phrase", after: "of *Beowulf*" },
    { kind: "noun-and-phrase", after: "of its features or uses" },
    { kind: "verb-and-complement", after: "kennings", verb: "favored" },
    {
      kind: "subject-and-verb",
      after: "calls the sea the whale-road and the human body the bone-house",
      verb: "calls",
    },
    { kind: "preposition-and-object", after: "Old English" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "calls",
      base: "call",
      subject: "the poet",
      number: "singular",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "name",
      base: "name",
      antecedent: "compound words",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For instance",
      first:
        "Poets who composed in Old English favored kennings, compound words that name a thing by one of its features or uses",
      second:
        "the poet of *Beowulf* calls the sea the whale-road and the human body the bone-house",
      why: "The first statement says that Old English poets favored compound words that name a thing by one of its features or uses, and the second says that the poet of *Beowulf* calls the sea the whale-road and the body the bone-house.",
    },
  ],
  pronouns: [{ word: "its", at: "its features or uses", antecedent: "a thing" }],
  modifiers: [
    {
      opening: "Fond of riddles and of indirect description",
      clause:
        "poets who composed in Old English favored kennings, compound words that name a thing by one of its features or uses",
      noun: "poets who composed in Old English",
      kind: "person",
      wrong: [
        {
          clause:
            "kennings, compound words that name a thing by one of its features or uses, fill many lines of poets who composed in Old English",
          noun: "kennings",
          kind: "idea",
          reason: "Words are not fond of riddles; the poets were.",
        },
        {
          clause:
            "the lines of poets who composed in Old English hold many kennings, compound words that name a thing by one of its features or uses",
          noun: "the lines of poets who composed in Old English",
          kind: "work",
          reason: "The noun after the comma is *lines*; fondness belongs to the poets.",
        },
        {
          clause:
            "there are many kennings in Old English verse, compound words that name a thing by one of its features or uses",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be fond of riddles.",
        },
      ],
    },
  ],
};
