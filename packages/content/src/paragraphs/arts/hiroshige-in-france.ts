import type { Paragraph } from "../paragraph.ts";

export const hiroshigeInFrance: Paragraph = {
  id: "hiroshige-in-france",
  version: 3,
  field: "arts",
  source: "Standard histories of Japonisme; museum guides on Vincent van Gogh and Claude Monet",
  text:
    "Dutch painter Vincent van Gogh collected the landscapes of Japanese printmaker Utagawa Hiroshige and in " +
    "1887 made oil copies of two of them. Likewise, French painter Claude Monet owned a large number of " +
    "Japanese prints, and the footbridge that he built in his garden at Giverny resembles those in the " +
    "printmaker's best-known views.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Likewise, French painter Claude Monet owned a large number of Japanese prints",
      verbs: ["collected", "owned"],
    },
    { kind: "title-and-name", title: "Japanese printmaker", after: "Utagawa Hiroshige" },
    { kind: "noun-and-phrase", after: "of Japanese printmaker Utagawa Hiroshige" },
    { kind: "noun-and-phrase", after: "of Japanese prints" },
    { kind: "preposition-and-object", after: "two of them" },
    { kind: "title-and-name", title: "Dutch painter", after: "Vincent van Gogh" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "resembles",
      base: "resemble",
      subject: "the footbridge",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "owned",
      base: "own",
      subject: "French painter Claude Monet",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Likewise",
      first:
        "Dutch painter Vincent van Gogh collected the landscapes of Japanese printmaker Utagawa Hiroshige and in " +
        "1887 made oil copies of two of them",
      second: "French painter Claude Monet owned a large number of Japanese prints",
      why: "The first statement says that Van Gogh collected Japanese landscapes and copied two in oil, and the second says that Monet owned a large number of Japanese prints.",
    },
  ],
  nouns: [
    {
      at: "printmaker's best-known views",
      word: "printmaker's",
      forms: ["printmaker", "printmakers", "printmaker's", "printmakers'"],
      counted: "Japanese printmaker",
      role: "owned",
      why: "The text names one printmaker, Hiroshige, and the views are his.",
    },
  ],
};
