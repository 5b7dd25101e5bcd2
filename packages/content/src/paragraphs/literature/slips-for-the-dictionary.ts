import type { Paragraph } from "../paragraph.ts";

export const slipsForTheDictionary: Paragraph = {
  id: "slips-for-the-dictionary",
  version: 2,
  field: "literature",
  source: "Histories of the Oxford English Dictionary; biographies of James Murray",
  text:
    "James Murray, the editor of what became the *Oxford English Dictionary*, appealed to the public in " +
    "1879 for readers who would copy sentences from books onto slips of paper. Willing to work without " +
    "pay, hundreds of volunteers in Britain and North America answered his call, enabling the " +
    "dictionary to show with dated quotations how the meaning of each word had changed.",
  joints: [
    {
      kind: "outcome",
      after:
        "enabling the dictionary to show with dated quotations how the meaning of each word had changed",
      verbs: ["answered"],
    },
    { kind: "noun-and-phrase", after: "of volunteers in Britain and North America" },
    { kind: "noun-and-phrase", after: "in Britain and North America" },
    { kind: "subject-and-verb", after: "answered his call", verb: "answered" },
    { kind: "verb-and-complement", after: "his call", verb: "answered" },
    {
      kind: "inset",
      after: "the editor of what became the *Oxford English Dictionary*",
      next: "appealed to the public in 1879 for readers who would copy sentences from books onto slips of paper",
      verb: "appealed",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "enabling", base: "enable", beside: "answered" },
    {
      kind: "finite",
      verb: "appealed",
      base: "appeal",
      subject: "James Murray",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Willing to work without pay",
      clause:
        "hundreds of volunteers in Britain and North America answered his call, enabling the dictionary to show with dated quotations how the meaning of each word had changed",
      noun: "hundreds of volunteers",
      kind: "person",
      wrong: [
        {
          clause:
            "the dictionary was enabled by hundreds of volunteers in Britain and North America to show with dated quotations how the meaning of each word had changed",
          noun: "the dictionary",
          kind: "work",
          reason: "A dictionary does not work for pay or without it.",
        },
        {
          clause:
            "the help of hundreds of volunteers in Britain and North America enabled the dictionary to show with dated quotations how each meaning had changed",
          noun: "the help of hundreds of volunteers",
          kind: "idea",
          reason: "The noun after the comma is *help*; the volunteers were willing.",
        },
        {
          clause:
            "there were hundreds of answers in Britain and North America, and dated quotations could show how the meaning of each word had changed",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who was willing to work.",
        },
      ],
    },
  ],
};
