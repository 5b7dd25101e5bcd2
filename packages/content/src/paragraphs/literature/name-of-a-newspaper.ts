import type { Paragraph } from "../paragraph.ts";

export const nameOfANewspaper: Paragraph = {
  id: "name-of-a-newspaper",
  field: "literature",
  source: "Biographies of Frederick Douglass; histories of the African American press",
  text:
    "Frederick Douglass, an abolitionist who had himself escaped from slavery, started a newspaper in Rochester " +
    "in 1847. He named it for the guide that fugitives had followed by night: the North Star.",
  joints: [
    { kind: "answer", after: "the North Star", verbs: ["named"] },
    {
      kind: "inset",
      after: "an abolitionist who had himself escaped from slavery",
      next: "started a newspaper in Rochester in 1847",
      verb: "started",
    },
    { kind: "verb-and-complement", after: "a newspaper in Rochester in 1847", verb: "started" },
    {
      kind: "verb-and-complement",
      after: "it for the guide that fugitives had followed by night",
      verb: "named",
    },
    { kind: "preposition-and-object", after: "the guide that fugitives had followed by night" },
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
