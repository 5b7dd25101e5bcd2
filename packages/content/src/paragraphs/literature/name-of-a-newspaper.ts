import type { Paragraph } from "../paragraph.ts";

export const nameOfANewspaper: Paragraph = {
  id: "name-of-a-newspaper",
  version: 3,
  field: "literature",
  source: "Biographies of Frederick Douglass; histories of the African American press",
  text:
    "Frederick Douglass, an abolitionist who had himself escaped from slavery, started a newspaper in " +
    "Rochester in 1847. Mindful of those who were still making their way north, Douglass named it for the " +
    "guide that fugitives had followed by night: the North Star.",
  joints: [
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
  modifiers: [
    {
      opening: "Mindful of those who were still making their way north",
      clause:
        "Douglass named it for the guide that fugitives had followed by night: the North Star",
      noun: "Douglass",
      kind: "person",
      wrong: [
        {
          clause:
            "the newspaper was named for the guide that fugitives had followed by night: the North Star",
          noun: "the newspaper",
          kind: "work",
          reason: "A newspaper is mindful of no one; Douglass was.",
        },
        {
          clause:
            "the guide that fugitives had followed by night gave Douglass its name: the North Star",
          noun: "the guide",
          kind: "thing",
          reason: "Here the star would be mindful of the fugitives.",
        },
        {
          clause:
            "Douglass's newspaper was named for the guide that fugitives had followed by night: the North Star",
          noun: "Douglass's newspaper",
          kind: "work",
          reason: "The noun after the comma is *newspaper*; *Douglass's* only says whose it was.",
        },
      ],
    },
  ],
};
