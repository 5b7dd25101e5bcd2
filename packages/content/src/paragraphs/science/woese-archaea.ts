import type { Paragraph } from "../paragraph.ts";

export const woeseArchaea: Paragraph = {
  id: "woese-archaea",
  field: "science",
  source: "Textbooks on microbiology; histories of biology",
  text:
    "The American microbiologist Carl Woese spent much of the 1970s comparing organisms by the sequences of " +
    "their ribosomal RNA, a molecule that every cell contains. The sequences found in microbes that produce " +
    "methane were unlike those of any other bacteria; therefore, Woese concluded that the microbes belonged to " +
    "a separate branch of life, which is now called Archaea.",
  joints: [
    {
      kind: "turning-clauses",
      after: "therefore, Woese concluded that the microbes belonged to a separate branch of life",
      verbs: ["were", "concluded"],
    },
    { kind: "title-and-name", after: "Carl Woese" },
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
      words: "therefore",
      first:
        "The sequences found in microbes that produce methane were unlike those of any other bacteria",
      second:
        "Woese concluded that the microbes belonged to a separate branch of life, which is now called Archaea",
      why: "The first statement tells what the comparison showed, and the second tells what Woese inferred from it.",
    },
  ],
  pronouns: [{ word: "their", at: "their ribosomal RNA", antecedent: "organisms" }],
};
