import type { Paragraph } from "../paragraph.ts";

export const woeseArchaea: Paragraph = {
  id: "woese-archaea",
  version: 3,
  field: "science",
  source: "Textbooks on microbiology; histories of biology",
  text:
    "Trained in physics and dissatisfied with the older ways of classifying microbes, American microbiologist " +
    "Carl Woese spent much of the 1970s comparing organisms by the sequences of their ribosomal RNA, a " +
    "molecule that every cell contains. The sequences found in microbes that produce methane were unlike " +
    "those of any other bacteria. Therefore, Woese concluded that the microbes belonged to a separate branch " +
    "of life, which is now called Archaea.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Therefore, Woese concluded that the microbes belonged to a separate branch of life",
      verbs: ["were", "concluded"],
    },
    { kind: "title-and-name", title: "American microbiologist", after: "Carl Woese" },
    { kind: "subject-and-verb", after: "were unlike those of any other bacteria", verb: "were" },
    { kind: "noun-and-phrase", after: "of their ribosomal RNA" },
    {
      kind: "clauses",
      after:
        "The sequences found in microbes that produce methane were unlike those of any other bacteria",
      verbs: ["spent", "were"],
    },
    { kind: "preposition-and-object", after: "microbes that produce methane" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were",
      base: "be",
      subject: "The sequences",
      number: "plural",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "is",
      base: "be",
      antecedent: "a separate branch of life",
      number: "singular",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence", "emphasis"],
      words: "Therefore",
      first:
        "The sequences found in microbes that produce methane were unlike those of any other bacteria",
      second:
        "Woese concluded that the microbes belonged to a separate branch of life, which is now called Archaea",
      why: "The first statement says that microbes that produce methane have RNA sequences unlike those of any other bacteria, and the second says that Woese concluded that the methane producers belonged to a separate branch of life.",
    },
  ],
  pronouns: [{ word: "their", at: "their ribosomal RNA", antecedent: "organisms" }],
  modifiers: [
    {
      opening: "Trained in physics and dissatisfied with the older ways of classifying microbes",
      clause:
        "American microbiologist Carl Woese spent much of the 1970s comparing organisms by the sequences of their " +
        "ribosomal RNA, a molecule that every cell contains",
      noun: "American microbiologist Carl Woese",
      kind: "person",
      wrong: [
        {
          clause:
            "organisms were compared for much of the 1970s by American microbiologist Carl Woese through the " +
            "sequences of their ribosomal RNA, a molecule that every cell contains",
          noun: "organisms",
          kind: "living",
          reason: "Organisms are not trained in physics; the microbiologist was.",
        },
        {
          clause:
            "much of the 1970s was spent by American microbiologist Carl Woese comparing organisms by their ribosomal " +
            "RNA, a molecule that every cell contains",
          noun: "much of the 1970s",
          kind: "idea",
          reason: "A span of years has no training.",
        },
        {
          clause:
            "American microbiologist Carl Woese's work in the 1970s compared organisms by their ribosomal RNA, a " +
            "molecule that every cell contains",
          noun: "American microbiologist Carl Woese's work",
          kind: "idea",
          reason: "The noun after the comma is *work*; *Woese's* only says whose it was.",
        },
      ],
    },
  ],
};
