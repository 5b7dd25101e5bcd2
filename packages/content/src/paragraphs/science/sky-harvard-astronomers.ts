import type { Paragraph } from "../paragraph.ts";

export const skyHarvardAstronomers: Paragraph = {
  id: "sky-harvard-astronomers",
  version: 3,
  field: "science",
  source: "Histories of the Harvard College Observatory",
  text:
    "In the decades around 1900, lasting contributions to astronomy were made at the Harvard College " +
    "Observatory by several women, including Williamina Fleming, the discoverer of the Horsehead Nebula; " +
    "Annie Jump Cannon, the classifier of several hundred thousand stars; and Antonia Maury, an early " +
    "investigator of binary stars.",
  coda: "The astronomers' handwritten notebooks have been preserved at Harvard.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["Williamina Fleming", "the discoverer of the Horsehead Nebula"],
        ["Annie Jump Cannon", "the classifier of several hundred thousand stars"],
        ["Antonia Maury", "an early investigator of binary stars"],
      ],
    },
    { kind: "noun-and-phrase", after: "of the Horsehead Nebula" },
    { kind: "noun-and-phrase", after: "of binary stars" },
    {
      kind: "subject-and-verb",
      after: "were made at the Harvard College Observatory by several women",
      verb: "were made",
    },
    { kind: "noun-and-phrase", after: "to astronomy" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "were made",
      base: "make",
      subject: "lasting contributions",
      number: "plural",
      tense: "past",
      time: "In the decades around 1900",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "astronomers' handwritten notebooks",
      word: "astronomers'",
      forms: ["astronomer", "astronomers", "astronomer's", "astronomers'"],
      counted: "several women",
      role: "owned",
      why: "Several women are named as astronomers, and the notebooks were theirs.",
    },
  ],
};
