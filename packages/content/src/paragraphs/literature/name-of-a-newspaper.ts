import type { Paragraph } from "../paragraph.ts";

export const nameOfANewspaper: Paragraph = {
  id: "name-of-a-newspaper",
  field: "literature",
  source: "Biographies of Frederick Douglass; histories of the African American press",
  text:
    "Frederick Douglass, the most widely read abolitionist author of his time, started a newspaper in Rochester " +
    "in 1847. He named it for the guide that people escaping slavery had followed by night: the North Star.",
  joints: [
    { kind: "answer", after: "the North Star", verbs: ["named"] },
    {
      kind: "inset",
      after: "the most widely read abolitionist author of his time",
      then: "started a newspaper in Rochester in 1847",
      verb: "started",
    },
    { kind: "verb-and-complement", after: "a newspaper in Rochester in 1847", verb: "started" },
    { kind: "noun-and-phrase", after: "of his time" },
    { kind: "noun-and-phrase", after: "in Rochester in 1847" },
    {
      kind: "preposition-and-object",
      after: "the guide that people escaping slavery had followed by night",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "started",
      base: "start",
      subject: "Frederick Douglass",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
