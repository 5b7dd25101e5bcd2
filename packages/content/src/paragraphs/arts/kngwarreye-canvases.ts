import type { Paragraph } from "../paragraph.ts";

export const kngwarreyeCanvases: Paragraph = {
  id: "kngwarreye-canvases",
  version: 2,
  field: "arts",
  source:
    "Standard histories of Aboriginal Australian art; encyclopedia entries on Emily Kame Kngwarreye",
  text:
    "Emily Kame Kngwarreye, an Anmatyerr artist from Utopia in Australia's Northern Territory, " +
    "was nearly eighty when she first painted on canvas in 1988. By the time of her death in " +
    "1996, she had completed an estimated three thousand works, an average of roughly one a " +
    "day.",
  joints: [
    {
      kind: "inset",
      after: "an Anmatyerr artist from Utopia in Australia's Northern Territory",
      next: "was nearly eighty",
      verb: "was",
    },
    {
      kind: "front",
      after: "she had completed an estimated three thousand works",
      verbs: ["had completed"],
    },
    {
      kind: "verb-and-complement",
      after: "an estimated three thousand works",
      verb: "had completed",
    },
    { kind: "noun-and-phrase", after: "of roughly one a day" },
    { kind: "noun-and-phrase", after: "of her death in 1996" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had completed",
      base: "complete",
      subject: "she",
      number: "singular",
      tense: "past-perfect",
      time: "By the time of her death in 1996",
    },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "Emily Kame Kngwarreye",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
